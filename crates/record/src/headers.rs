//! What is said about a game: names and values in the order of the file.

/// Names and values in the order they were written. A name may come twice, and any name is kept.
///
/// ```
/// use record::{Headers, Tag};
///
/// let mut headers = Headers::default();
/// headers.push("紅方", "林");
/// headers.push("Board", "7");
/// assert_eq!(headers.tag(Tag::Red), Some("林"));
/// assert_eq!(headers.get("Board"), Some("7"));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Headers(Vec<(String, String)>);

impl Headers {
    /// Adds a header at the end.
    pub fn push(&mut self, name: impl Into<String>, value: impl Into<String>) {
        self.0.push((name.into(), value.into()));
    }

    /// The first value under exactly this name.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.iter().find(|&(n, _)| n == name).map(|(_, value)| value)
    }

    /// The first value under any of the names a tag goes by.
    pub fn tag(&self, tag: Tag) -> Option<&str> {
        self.iter().find(|&(name, _)| Tag::named(name) == Some(tag)).map(|(_, value)| value)
    }

    /// Takes out every header a tag goes by and gives the first value that is not empty.
    pub(crate) fn take(&mut self, tag: Tag) -> Option<String> {
        let mut taken = None;
        self.0.retain_mut(|(name, value)| {
            let fits = Tag::named(name) == Some(tag);
            if fits && taken.is_none() && !value.is_empty() {
                taken = Some(std::mem::take(value));
            }
            !fits
        });
        taken
    }

    /// Names and values in order.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = (&str, &str)> + '_ {
        self.0.iter().map(|(name, value)| (name.as_str(), value.as_str()))
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

macro_rules! tags {
    ($($(#[$doc:meta])* $tag:ident = $name:literal $(| $alias:literal)*;)+) => {
        /// A header whose meaning is known, whatever language or format names it.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Tag {
            $($(#[$doc])* $tag,)+
        }

        impl Tag {
            /// The name PGN gives this header.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$tag => $name,)+
                }
            }

            /// Every name with its tag, the PGN name of a tag before its other names.
            const NAMES: &[(&'static str, Self)] = &[$(($name, Self::$tag) $(, ($alias, Self::$tag))*),+];
        }
    };
}

tags! {
    /// The title of the record.
    Title = "Title" | "標題" | "标题";
    /// The event.
    Event = "Event" | "賽事" | "赛事" | "比賽" | "比赛" | "比賽名稱" | "比赛名称";
    /// Where it was played.
    Site = "Site" | "Place" | "地點" | "地点" | "比賽地點" | "比赛地点";
    /// When it was played.
    Date = "Date" | "日期" | "比賽日期" | "比赛日期";
    /// The round.
    Round = "Round" | "輪次" | "轮次";
    /// The group within the event.
    Group = "Group" | "組別" | "组别";
    /// The table.
    Board = "Board" | "Table" | "台次" | "臺次";
    /// Red, or White in chess.
    Red = "Red" | "White" | "紅方" | "红方" | "紅方棋手" | "红方棋手";
    /// Red's team.
    RedTeam = "RedTeam" | "WhiteTeam" | "紅方團體" | "红方团体";
    /// Red's rating.
    RedElo = "RedElo" | "WhiteElo" | "RedRating";
    /// The time Red used.
    RedTime = "RedTime" | "紅方用時" | "红方用时";
    /// Black.
    Black = "Black" | "黑方" | "黑方棋手";
    /// Black's team.
    BlackTeam = "BlackTeam" | "黑方團體" | "黑方团体";
    /// Black's rating.
    BlackElo = "BlackElo" | "BlackRating";
    /// The time Black used.
    BlackTime = "BlackTime" | "黑方用時" | "黑方用时";
    /// How the game ended.
    Result = "Result" | "結果" | "结果";
    /// Why it ended so.
    Termination = "Termination" | "EndType" | "結束方式" | "结束方式";
    /// The time control.
    TimeControl = "TimeControl" | "TimeRule" | "用時規則" | "用时规则";
    /// The name of the opening.
    Opening = "Opening" | "Open" | "開局" | "开局" | "布局";
    /// The ECCO code of the opening.
    Ecco = "ECCO" | "ECO";
    /// Who wrote the comments.
    Annotator = "Annotator" | "Remark" | "評論" | "评论" | "講評" | "讲评";
    /// Who made the record.
    Author = "Author" | "作者";
    /// The referee.
    Referee = "Referee" | "裁判";
    /// A number the collection gives the game.
    Number = "Number";
    /// The position the game began with.
    Fen = "FEN" | "局面";
    /// The notation the moves of the file are in.
    Format = "Format";
    /// Whether the game began elsewhere than at the start.
    SetUp = "SetUp";
}

impl Tag {
    /// The tag a name stands for, in English whatever its case, or in Chinese.
    pub fn named(name: &str) -> Option<Self> {
        Self::NAMES.iter().find(|(known, _)| known.eq_ignore_ascii_case(name)).map(|&(_, tag)| tag)
    }

    /// The PGN name of what a name stands for, or the name itself if it is not known.
    pub(crate) fn canonical(name: &str) -> &str {
        match Self::named(name) {
            Some(tag) => tag.name(),
            None => name,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_leads_to_one_tag() {
        for (i, (name, tag)) in Tag::NAMES.iter().enumerate() {
            assert_eq!(Tag::named(name), Some(*tag));
            assert!(Tag::NAMES[..i].iter().all(|(other, _)| !other.eq_ignore_ascii_case(name)), "{name} twice");
        }
    }

    #[test]
    fn taking_a_tag_leaves_the_rest_in_order() {
        let mut headers = Headers::default();
        for (name, value) in [("Event", "a"), ("Result", ""), ("紅方", "b"), ("結果", "紅勝"), ("X", "c")] {
            headers.push(name, value);
        }
        assert_eq!(headers.take(Tag::Result).as_deref(), Some("紅勝"));
        assert_eq!(headers.iter().collect::<Vec<_>>(), [("Event", "a"), ("紅方", "b"), ("X", "c")]);
        assert_eq!(headers.take(Tag::Result), None);
    }
}
