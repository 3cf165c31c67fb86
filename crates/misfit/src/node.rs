//! Values read with an error of our own.

use serde::de::value::{MapAccessDeserializer, MapDeserializer, SeqDeserializer, StringDeserializer};
use serde::de::{Deserializer, Error, IntoDeserializer, Visitor};
use serde::forward_to_deserialize_any;
use serde_json::{Map, Value};

use crate::Misfit;

/// What an error becomes by the text at which it was found.
type OfText<E> = fn(&str, E) -> E;

/// A value of JSON.
pub struct Node<E> {
    value: Value,
    of_text: OfText<E>,
}

/// A text that may tell a number or a truth, such as the name of a field.
pub struct Plain<E> {
    text: String,
    of_text: OfText<E>,
}

impl<E> Node<E> {
    /// A value, read with this error as it is.
    pub fn new(value: Value) -> Self {
        Self { value, of_text: |_, error| error }
    }
}

impl Node<Misfit> {
    /// A value, of which a text that its type refuses is told.
    pub fn told(value: Value) -> Self {
        Self { value, of_text }
    }
}

impl Plain<Misfit> {
    /// A text that is told if its type refuses it.
    pub fn told(text: &str) -> Self {
        Self { text: text.to_owned(), of_text }
    }
}

/// What a type refuses is told with the value, if that is a text.
fn of_text(text: &str, misfit: Misfit) -> Misfit {
    match misfit {
        Misfit::Refused { value: None, why } => Misfit::Refused { value: Some(text.to_owned()), why },
        misfit => misfit,
    }
}

impl<E: Error> IntoDeserializer<'_, E> for Node<E> {
    type Deserializer = Self;

    fn into_deserializer(self) -> Self {
        self
    }
}

impl<E: Error> IntoDeserializer<'_, E> for Plain<E> {
    type Deserializer = Self;

    fn into_deserializer(self) -> Self {
        self
    }
}

/// The fields of an object.
fn fields<E>(object: Map<String, Value>, of_text: OfText<E>) -> impl Iterator<Item = (Plain<E>, Node<E>)> {
    object.into_iter().map(move |(name, value)| (Plain { text: name, of_text }, Node { value, of_text }))
}

impl<'de, E: Error> Deserializer<'de> for Node<E> {
    type Error = E;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, E> {
        let of_text = self.of_text;
        match self.value {
            Value::Null => visitor.visit_unit(),
            Value::Bool(value) => visitor.visit_bool(value),
            Value::Number(number) => match (number.as_u64(), number.as_i64(), number.as_f64()) {
                (Some(value), ..) => visitor.visit_u64(value),
                (None, Some(value), _) => visitor.visit_i64(value),
                (None, None, value) => visitor.visit_f64(value.unwrap_or_default()),
            },
            Value::String(text) => visitor.visit_str(&text).map_err(|error| of_text(&text, error)),
            Value::Array(items) => {
                let mut items = SeqDeserializer::new(items.into_iter().map(|value| Self { value, of_text }));
                let read = visitor.visit_seq(&mut items)?;
                items.end().map(|()| read)
            }
            Value::Object(object) => {
                let mut fields = MapDeserializer::new(fields(object, of_text));
                let read = visitor.visit_map(&mut fields)?;
                fields.end().map(|()| read)
            }
        }
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, E> {
        if self.value.is_null() { visitor.visit_none() } else { visitor.visit_some(self) }
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(self, _: &'static str, visitor: V) -> Result<V::Value, E> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        name: &'static str,
        variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, E> {
        match self.value {
            Value::String(text) => StringDeserializer::new(text).deserialize_enum(name, variants, visitor),
            Value::Object(object) if object.len() == 1 => {
                visitor.visit_enum(MapAccessDeserializer::new(MapDeserializer::new(fields(object, self.of_text))))
            }
            value => Self { value, ..self }.deserialize_any(visitor),
        }
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf unit unit_struct seq tuple
        tuple_struct map struct identifier ignored_any
    }
}

/// Reads a number or a truth from a text, which stays a text if it tells none.
macro_rules! plain {
    ($($method:ident $visit:ident $kind:ty),*) => {
        $(fn $method<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, E> {
            match self.text.parse::<$kind>() {
                Ok(value) => visitor.$visit(value),
                Err(_) => self.deserialize_any(visitor),
            }
        })*
    };
}

impl<'de, E: Error> Deserializer<'de> for Plain<E> {
    type Error = E;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, E> {
        visitor.visit_str(&self.text).map_err(|error| (self.of_text)(&self.text, error))
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, E> {
        visitor.visit_some(self)
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(self, _: &'static str, visitor: V) -> Result<V::Value, E> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        name: &'static str,
        variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, E> {
        StringDeserializer::new(self.text).deserialize_enum(name, variants, visitor)
    }

    plain! {
        deserialize_bool visit_bool bool, deserialize_u8 visit_u8 u8, deserialize_u16 visit_u16 u16,
        deserialize_u32 visit_u32 u32, deserialize_u64 visit_u64 u64, deserialize_i8 visit_i8 i8,
        deserialize_i16 visit_i16 i16, deserialize_i32 visit_i32 i32, deserialize_i64 visit_i64 i64,
        deserialize_f32 visit_f32 f32, deserialize_f64 visit_f64 f64
    }

    forward_to_deserialize_any! {
        i128 u128 char str string bytes byte_buf unit unit_struct seq tuple tuple_struct map struct identifier ignored_any
    }
}
