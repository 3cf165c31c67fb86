//! Values of JSON in which no field is given twice.

use std::fmt;

use serde::de::{MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer};
use serde_json::map::Entry;
use serde_json::{Map, Number, Value};

use crate::Misfit;

/// A value, and the first field in it that is given twice, at any depth: of two values nobody can tell which was meant.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Once {
    value: Value,
    twice: Option<String>,
}

impl Once {
    /// The value, in which no field is given twice.
    ///
    /// # Errors
    ///
    /// The field that is.
    pub fn value(self) -> Result<Value, Misfit> {
        self.twice.map_or(Ok(self.value), |name| Err(Misfit::Twice(name)))
    }
}

impl<'de> Deserialize<'de> for Once {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(Any)
    }
}

/// Reads any value.
struct Any;

impl From<Value> for Once {
    fn from(value: Value) -> Self {
        Self { value, twice: None }
    }
}

impl<'de> Visitor<'de> for Any {
    type Value = Once;

    fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("any value")
    }

    fn visit_bool<E>(self, value: bool) -> Result<Once, E> {
        Ok(Value::Bool(value).into())
    }

    fn visit_i64<E>(self, value: i64) -> Result<Once, E> {
        Ok(Value::Number(value.into()).into())
    }

    fn visit_u64<E>(self, value: u64) -> Result<Once, E> {
        Ok(Value::Number(value.into()).into())
    }

    fn visit_f64<E>(self, value: f64) -> Result<Once, E> {
        Ok(Number::from_f64(value).map_or(Value::Null, Value::Number).into())
    }

    fn visit_str<E>(self, value: &str) -> Result<Once, E> {
        Ok(Value::String(value.to_owned()).into())
    }

    fn visit_string<E>(self, value: String) -> Result<Once, E> {
        Ok(Value::String(value).into())
    }

    fn visit_unit<E>(self) -> Result<Once, E> {
        Ok(Value::Null.into())
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Once, A::Error> {
        let (mut list, mut doubled) = (Vec::new(), None);
        while let Some(Once { value, twice }) = items.next_element()? {
            list.push(value);
            doubled = doubled.or(twice);
        }
        Ok(Once { value: Value::Array(list), twice: doubled })
    }

    fn visit_map<A: MapAccess<'de>>(self, mut fields: A) -> Result<Once, A::Error> {
        let (mut object, mut doubled) = (Map::new(), None);
        while let Some((name, Once { value, twice })) = fields.next_entry::<String, Once>()? {
            doubled = doubled.or(twice);
            match object.entry(name) {
                Entry::Vacant(field) => drop(field.insert(value)),
                Entry::Occupied(field) => doubled = doubled.or_else(|| Some(field.key().clone())),
            }
        }
        Ok(Once { value: Value::Object(object), twice: doubled })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_field_given_twice_is_found_at_any_depth() {
        let read = |text: &str| serde_json::from_str::<Once>(text).expect("JSON").value();
        let plain = r#"{"a":1,"b":[{"c":-1,"d":0.5},null,true,"x"]}"#;
        assert_eq!(read(plain), Ok(serde_json::from_str(plain).expect("JSON")));
        for doubled in [r#"{"a":1,"a":1}"#, r#"{"b":[{"a":{},"a":2}]}"#, r#"[[],{"a":{"b":1},"a":2}]"#] {
            assert_eq!(read(doubled), Err(Misfit::Twice("a".to_owned())), "{doubled}");
        }
    }
}
