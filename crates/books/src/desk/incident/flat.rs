//! Incidents read by their own names, as scripts and logs write them.

use std::fmt;
use std::sync::LazyLock;

use serde::de::value::{EnumAccessDeserializer, StringDeserializer};
use serde::de::{
    Deserialize, DeserializeOwned, DeserializeSeed, Deserializer, EnumAccess, Error, IntoDeserializer, VariantAccess,
    Visitor,
};
use serde::forward_to_deserialize_any;

use super::{Incident, OfBoard, OfClaim, OfClock, OfConduct, OfMove, OfRecord, OfResult, OfTouch};

/// The names of all incidents.
static NAMES: LazyLock<Vec<&'static str>> = LazyLock::new(|| {
    let of_game = [names::<OfTouch>(), names::<OfMove>(), names::<OfBoard>(), names::<OfClock>()];
    let of_people = [names::<OfRecord>(), names::<OfClaim>(), names::<OfConduct>(), names::<OfResult>()];
    [of_game, of_people].concat().concat()
});

impl Incident {
    /// The names of all incidents in the data.
    pub fn names() -> &'static [&'static str] {
        &NAMES
    }
}

impl<'de> Deserialize<'de> for Incident {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_enum("Incident", &NAMES, ByName)
    }
}

struct ByName;

impl<'de> Visitor<'de> for ByName {
    type Value = Incident;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an incident")
    }

    fn visit_enum<A: EnumAccess<'de>>(self, data: A) -> Result<Incident, A::Error> {
        let (name, fields) = data.variant::<String>()?;
        Named { name, fields }.read()
    }
}

/// The name of an incident that was read, and what is still to be read of it.
struct Named<V> {
    name: String,
    fields: V,
}

impl<'de, V: VariantAccess<'de>> Named<V> {
    fn read(self) -> Result<Incident, V::Error> {
        match () {
            () if self.is::<OfTouch>() => self.of().map(Incident::Touch),
            () if self.is::<OfMove>() => self.of().map(Incident::Move),
            () if self.is::<OfBoard>() => self.of().map(Incident::Board),
            () if self.is::<OfClock>() => self.of().map(Incident::Clock),
            () if self.is::<OfRecord>() => self.of().map(Incident::Record),
            () if self.is::<OfClaim>() => self.of().map(Incident::Claim),
            () if self.is::<OfConduct>() => self.of().map(Incident::Conduct),
            () if self.is::<OfResult>() => self.of().map(Incident::Result),
            () => Err(V::Error::unknown_variant(&self.name, &NAMES)),
        }
    }

    fn is<T: DeserializeOwned>(&self) -> bool {
        names::<T>().contains(&self.name.as_str())
    }

    fn of<T: Deserialize<'de>>(self) -> Result<T, V::Error> {
        T::deserialize(EnumAccessDeserializer::new(self))
    }
}

impl<'de, V: VariantAccess<'de>> EnumAccess<'de> for Named<V> {
    type Error = V::Error;
    type Variant = V;

    fn variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<(S::Value, V), V::Error> {
        let name: StringDeserializer<V::Error> = self.name.into_deserializer();
        Ok((seed.deserialize(name)?, self.fields))
    }
}

/// The names that a type with several forms reads.
fn names<T: DeserializeOwned>() -> &'static [&'static str] {
    T::deserialize(Asking).err().map_or(&[], |Names(names)| names)
}

/// What a type asks for when it is to be read.
struct Asking;

/// The names that a type asked for.
#[derive(Debug)]
struct Names(&'static [&'static str]);

impl fmt::Display for Names {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "one of {:?}", self.0)
    }
}

impl std::error::Error for Names {}

impl Error for Names {
    fn custom<T: fmt::Display>(_: T) -> Self {
        Self(&[])
    }
}

impl<'de> Deserializer<'de> for Asking {
    type Error = Names;

    fn deserialize_any<V: Visitor<'de>>(self, _: V) -> Result<V::Value, Names> {
        Err(Names(&[]))
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        names: &'static [&'static str],
        _: V,
    ) -> Result<V::Value, Names> {
        Err(Names(names))
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option unit unit_struct
        newtype_struct seq tuple tuple_struct map struct identifier ignored_any
    }
}
