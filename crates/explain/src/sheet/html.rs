//! Sheets, and whatever else is printed, as pages.

use unicode_width::UnicodeWidthStr;
use words::Lang;

use super::{Align, Cell, Column, Sheet};

/// The width between the margins of a page, in tenths of a millimetre.
const PAGE: usize = 1860;

/// The same on its side, on the shorter of A4 and letter paper.
const PAGE_ON_ITS_SIDE: usize = 2530;

/// What a letter takes in a table, in tenths of a millimetre; a Chinese character takes two.
const LETTER: usize = 16;

/// What a column takes besides its letters.
const PADDING: usize = 22;

impl Sheet {
    /// A page with its title, the table and what stands below it; on its side where the table needs it, and in parts where that
    /// is not enough.
    pub fn page(&self, lang: Lang) -> String {
        let foot = escape(&self.foot);
        let foot = if foot.is_empty() { foot } else { format!("<p class=\"foot\">{foot}</p>\n") };
        let printed = self.without_empty();
        let tables: String = printed.parts().iter().map(Self::html).collect();
        let body = format!("{}\n{tables}{foot}", heading(&self.title));
        page(&self.title, &if printed.width() > PAGE { wide(&body) } else { body }, lang)
    }

    /// The same without columns in which nothing stands; those that are filled in by hand stay.
    fn without_empty(&self) -> Self {
        let filled =
            |nth: usize| self.rows.iter().filter_map(|row| row.get(nth)).any(|cell| !cell.to_string().is_empty());
        let told = |key: &str| {
            matches!(key, "club" | "red_club" | "black_club" | "points" | "red_points" | "black_points")
                || matches!(key, "article" | "behind_by" | "rating" | "status")
        };
        let key = |nth: usize| self.columns.get(nth).and_then(|column| column.key);
        let is_kept = |nth: &usize| self.rows.is_empty() || filled(*nth) || !key(*nth).is_some_and(told);
        let longest = self.rows.iter().map(Vec::len).chain([self.columns.len()]).max().unwrap_or(0);
        self.with_columns(&(0..longest).filter(is_kept).collect::<Vec<_>>())
    }

    /// The same with these columns alone; a row that ends early still does.
    fn with_columns(&self, kept: &[usize]) -> Self {
        let row = |row: &Vec<Cell>| kept.iter().filter_map(|&nth| row.get(nth).cloned()).collect();
        let columns = kept.iter().filter_map(|&nth| self.columns.get(nth).cloned()).collect();
        Self { columns, rows: self.rows.iter().map(row).collect(), ..self.clone() }
    }

    /// The table in parts that stand on a page on its side: each begins with the columns that say whose row it is.
    fn parts(&self) -> Vec<Self> {
        let names =
            |column: &Column| column.align == Align::Start || matches!(column.key, Some("name" | "team" | "group"));
        let names = self.columns.iter().rposition(names).map_or(0, |last| last + 1);
        let taken = (0..names).map(|nth| self.column_width(nth)).sum::<usize>();
        let (mut parts, mut room) = (Vec::<Vec<usize>>::new(), 0);
        for nth in names..self.columns.len() {
            let width = self.column_width(nth);
            if parts.is_empty() || width > room {
                parts.push((0..names).collect());
                room = PAGE_ON_ITS_SIDE.saturating_sub(taken);
            }
            parts.last_mut().expect("a part was begun").push(nth);
            room = room.saturating_sub(width);
        }
        if parts.len() < 2 { vec![self.clone()] } else { parts.iter().map(|part| self.with_columns(part)).collect() }
    }

    /// The table as a part of a page.
    pub fn html(&self) -> String {
        let row = |cells: &[&Cell], tag: &str, class: &str| {
            let written = cells.iter().enumerate().map(|(nth, cell)| {
                let class = if tag == "th" && self.holds_numbers(nth) && !self.is_table(nth) {
                    " class=\"n\""
                } else {
                    self.class(nth, cell)
                };
                format!("<{tag}{class}>{}</{tag}>", escape(&cell.to_string()))
            });
            // A row that ends early has its lines to the edge all the same.
            let rest = self.columns.len().saturating_sub(cells.len());
            let rest = if rest > 0 { format!("<{tag} colspan=\"{rest}\"></{tag}>") } else { String::new() };
            format!("<tr{class}>{}{rest}</tr>\n", written.collect::<String>())
        };
        let mut lines = self.lines();
        let head = lines.next().map(|cells| row(&cells, "th", "")).unwrap_or_default();
        let body: String =
            lines.enumerate().map(|(nth, cells)| row(&cells, "td", self.row_class(nth, &cells))).collect();
        format!("<table>\n<thead>{head}</thead>\n<tbody>\n{body}</tbody>\n</table>\n")
    }

    /// Whether a column holds numbers alone, so that its heading stands where they do, and takes no more room than they.
    fn holds_numbers(&self, nth: usize) -> bool {
        let cells = || self.rows.iter().filter_map(|row| row.get(nth)).filter(|cell| !cell.to_string().is_empty());
        let keyed = self.columns.get(nth).is_some_and(|column| column.key.is_some());
        keyed && cells().next().is_some() && cells().all(Cell::is_number)
    }

    /// How a row stands: that of a match stands out, and so does the first of another group or board.
    fn row_class(&self, nth: usize, cells: &[&Cell]) -> &'static str {
        let part = self.columns.iter().position(|column| matches!(column.key, Some("group" | "board")));
        let before = part.zip(nth.checked_sub(1)).and_then(|(part, nth)| self.rows.get(nth)?.get(part));
        let here = part.and_then(|part| cells.get(part));
        if self.is_match(cells) {
            " class=\"match\""
        } else if before.zip(here).is_some_and(|(before, here)| before != *here) {
            " class=\"part\""
        } else {
            ""
        }
    }

    /// Whether a column says at which table somebody sits: a number, or of a team 1.2.
    fn is_table(&self, nth: usize) -> bool {
        self.columns.get(nth).is_some_and(|column| column.key == Some("table"))
    }

    /// Whether a row is that of a match between teams, above the rows of its boards.
    fn is_match(&self, cells: &[&Cell]) -> bool {
        let of_table = self.columns.first().is_some_and(|column| column.key == Some("table"));
        let Some(Cell::Number(table)) = cells.first().filter(|_| of_table) else { return false };
        let board = format!("{table}.");
        self.rows.iter().any(|row| matches!(row.first(), Some(Cell::Text(text)) if text.starts_with(&board)))
    }

    /// What a column takes on paper.
    fn column_width(&self, nth: usize) -> usize {
        let cells = self.rows.iter().filter_map(|row| row.get(nth)).map(|cell| cell.to_string().width());
        let longest = cells.max().unwrap_or(0);
        // Clubs and headings go on in a second line, clubs and articles stand in small print.
        let taken = match self.columns[nth].key {
            Some("club" | "red_club" | "black_club") => longest.min(22) * LETTER * 7 / 9,
            Some("article") => longest * LETTER * 7 / 9,
            None => longest * LETTER * 8 / 9,
            _ => longest * LETTER,
        };
        // A heading goes on in a second line between its words, and anywhere in Chinese.
        let heading = self.columns[nth].heading.to_string();
        let word = heading.split_whitespace().filter(|word| word.is_ascii()).map(str::len).max().unwrap_or(0);
        taken.max(word.max(4) * LETTER) + PADDING
    }

    /// What the table takes with its longest texts beside each other.
    fn width(&self) -> usize {
        (0..self.columns.len()).map(|nth| self.column_width(nth)).sum()
    }

    /// How a cell stands: numbers at the end, names in one line, clubs, articles and what only people read in small print,
    /// room for a result.
    fn class(&self, nth: usize, cell: &Cell) -> &'static str {
        let column = self.columns.get(nth);
        match column.and_then(|column| column.key) {
            None if column.is_some_and(|column| column.align == Align::Start) => " class=\"w\"",
            None if !cell.to_string().is_empty() => " class=\"x\"",
            Some("table") => " class=\"t\"",
            _ if cell.is_number() => " class=\"n\"",
            Some("name" | "red" | "black" | "opponent" | "team") => " class=\"w\"",
            Some("club" | "red_club" | "black_club") => " class=\"c\"",
            Some("colour" | "status") => " class=\"m\"",
            Some("behind_by") => " class=\"b\"",
            Some("article") => " class=\"a\"",
            Some("result") => " class=\"r\"",
            _ => "",
        }
    }
}

/// A text with the signs of HTML written out.
pub fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// What stands above a page; days and hours in it are never broken.
pub fn heading(title: &str) -> String {
    let (mut told, mut rest) = (String::new(), title);
    while let Some((from, length)) = (0..rest.len()).find_map(|from| Some((from, day_length(rest.get(from..)?)?))) {
        let (before, day) = (&rest[..from], &rest[from..from + length]);
        told.extend([&escape(before), "<span class=\"day\">", &escape(day), "</span>"]);
        rest = &rest[from + length..];
    }
    format!("<h1>{told}{}</h1>", escape(rest))
}

/// How many bytes a day takes that stands here, with its hour if it has one: `2026-05-01 09:00`.
fn day_length(text: &str) -> Option<usize> {
    let fits = |text: &str, form: &str| {
        let text = text.as_bytes().get(..form.len())?;
        let same = |(sign, like): (&u8, u8)| if like == b'0' { sign.is_ascii_digit() } else { *sign == like };
        text.iter().zip(form.bytes()).all(same).then_some(form.len())
    };
    fits(text, "0000-00-00 00:00").or_else(|| fits(text, "0000-00-00"))
}

/// A part of a page that stands on its side.
pub fn wide(body: &str) -> String {
    format!("<div class=\"wide\">\n{body}</div>\n")
}

/// A page to be printed, in a language: characters are drawn as its readers write them.
pub fn page(title: &str, body: &str, lang: Lang) -> String {
    let running = format!(
        "@page{{margin:14mm 12mm 13mm;@top-left{{content:\"{}\";font-size:8pt}}\
         @bottom-right{{content:counter(page) \" / \" counter(pages);font-size:8pt}}}}@page wide{{size:landscape}}",
        in_style(title)
    );
    format!(
        "<!doctype html>\n<html lang=\"{lang}\">\n<meta charset=\"utf-8\">\n<title>{}</title>\n\
         <style>{running}{STYLE}</style>\n{body}",
        escape(title)
    )
}

/// A text within quotes of a style, where nothing of it can end them.
fn in_style(text: &str) -> String {
    let sign = |sign: char| match sign {
        '"' | '\\' | '<' | '>' | '&' => format!("\\{:x} ", u32::from(sign)),
        sign if sign.is_control() => String::from(" "),
        sign => sign.to_string(),
    };
    text.chars().map(sign).collect()
}

/// For A4 and letter paper, whichever the printer has: titles and page numbers on every page, headings repeated, rows and names
/// never broken; slips eight to a page, cards three, a record sheet on one, all of them higher on A4.
const STYLE: &str = "*{box-sizing:border-box}body{font-family:Arial,'Liberation Sans',sans-serif;margin:0 .4mm;font-size:9pt}\
    h1{font-size:14pt;margin:0 0 4mm}.day{white-space:nowrap}.wide{page:wide}\
    h2{font-size:12pt;margin:4mm 0 2mm}table{border-collapse:collapse;width:100%}table+table{margin-top:6mm}thead{display:table-header-group}\
    tr{break-inside:avoid}th,td{border:.25mm solid #444;padding:.7mm 1mm;text-align:left}\
    th{background:#eee;font-size:8pt;min-width:3.1em}th.n{width:1%;white-space:normal}\
    .n{text-align:right}.x,.t{text-align:center}.t{width:1%}.n,.t,.w,.r,td.m,td.x,td.a,.who{white-space:nowrap}td.c,td.a{font-size:7pt}td.c{min-width:24mm}td.b{font-size:8pt}\
    .r{min-width:16mm}td.m,td.x{font-size:8pt;padding:.7mm .5mm}.match td{background:#f4f4f4;font-weight:bold}.part td{border-top:.7mm solid #000}\
    .foot{margin-top:6mm;break-before:avoid}small{color:#444;font-weight:normal}\
    .slips{display:grid;grid-template-columns:1fr 1fr}\
    .slip{position:relative;height:62.5mm;border:.2mm dashed #777;padding:3mm 4mm;break-inside:avoid;overflow:hidden}\
    .slip p{margin:0}.slip .head{font-size:8pt;color:#444;height:7mm;overflow:hidden}.slip .place{font-size:11pt;height:6mm}\
    .slip .player{display:grid;grid-template-columns:11mm minmax(0,1fr) 28mm;column-gap:2mm;align-items:end;height:12mm}\
    .slip .player small{display:block;overflow:hidden;max-height:7mm;font-size:7pt}\
    .slip .player b{align-self:start}.slip .player .id{align-self:start}.slip .who{font-size:10pt}\
    .slip i{font-style:normal;font-size:8pt;color:#444;border-top:.2mm solid #444;text-align:center}\
    .slip .box{height:12mm}.slip .box span{display:inline-block;width:13mm;height:10mm;border:.3mm solid #000;margin:0 .7mm;\
    vertical-align:middle}.slip .sign{position:absolute;left:4mm;bottom:2mm;border-top:.2mm solid #444;width:36mm;font-size:8pt;\
    color:#444}\
    .codes{position:absolute;right:3mm;bottom:1.5mm;display:flex;gap:2mm}.codes figure{margin:0;width:19mm;font-size:7pt;\
    text-align:center}.codes svg{display:block;width:17mm;height:17mm;margin:0 auto}\
    .card{height:83.5mm;border:.2mm dashed #777;text-align:center;break-inside:avoid;font-size:34pt;display:flex;\
    flex-direction:column;justify-content:center}.card p{margin:4mm 0}\
    .card small{display:block;font-size:14pt}.sheet,.record{break-after:page}.form td{height:9mm}.sheet td.n{width:12mm}\
    .sheet:last-child,.record:last-child{break-after:auto}\
    .record .head{display:grid;grid-template-columns:3fr 3fr 2fr 1fr;gap:1mm 3mm;margin-bottom:2mm}\
    .record .head p{margin:0;border-bottom:.2mm solid #777}.record .head small{display:block;font-size:7pt}\
    .blocks{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1fr);gap:3mm}.record table{table-layout:fixed;margin:0}\
    .record th{font-size:7pt;font-weight:normal;padding:.3mm;text-align:center;min-width:0}.record td{height:6mm;padding:0 .5mm}\
    .record td.x{font-size:8pt}.record .foot{display:grid;grid-template-columns:1fr 1fr 1fr;gap:3.5mm 4mm;margin-top:3mm}\
    .record .foot p{margin:0;border-bottom:.2mm solid #777;min-height:6mm}\
    .bracket{display:flex;gap:3mm}.column{flex:1 1 0;min-width:0;display:flex;flex-direction:column;}\
    .column h2{font-size:9pt}.ties{flex:1;display:flex;flex-direction:column;justify-content:space-around}\
    .tie .who{white-space:normal;word-break:keep-all}.tie.lower{background:#eee}\
    .tie{border:.25mm solid #444;padding:.6mm 1.5mm;margin:1mm 0;break-inside:avoid;font-size:8pt}.tie p{margin:0}\
    .tie small{font-size:7pt}.tie .open{border-bottom:.2mm dotted #777}\
    @media print and (min-height:285mm){.slip{height:66mm}.codes svg{width:19mm;height:19mm}.card{height:88mm}.record td{height:6.7mm}}";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_cannot_break_a_page() {
        let sheet = Sheet { rows: vec![vec!["<b>\"&\"".into()]], ..Sheet::default() };
        let row = "<tr><td class=\"x\">&lt;b&gt;&quot;&amp;&quot;</td></tr>";
        assert_eq!(sheet.html(), format!("<table>\n<thead><tr></tr>\n</thead>\n<tbody>\n{row}\n</tbody>\n</table>\n"));
        assert!(page("a\"}</style>\\", "", Lang::En).contains(r#"content:"a\22 }\3c /style\3e \5c ""#));
    }

    #[test]
    fn a_table_that_is_wider_than_paper_is_printed_in_parts() {
        let table = |count: usize| {
            let name = Column { align: Align::Start, ..Column::nameless("name") };
            let met = (1..=count).map(|nth| Column::nameless(format!("met{nth}.")));
            let row = std::iter::once("甲".into()).chain((1..=count).map(|nth| format!("cell{nth}.").into()));
            Sheet { columns: [name].into_iter().chain(met).collect(), rows: vec![row.collect()], ..Sheet::default() }
        };
        assert_eq!(table(10).parts(), [table(10)]);
        let (wide, parts) = (table(60), table(60).parts());
        assert!(parts.len() > 1 && parts.iter().all(|part| part.width() <= PAGE_ON_ITS_SIDE), "{}", parts.len());
        let page = wide.page(Lang::En);
        assert_eq!(page.matches(">甲<").count(), parts.len());
        let once = |nth: usize| {
            page.matches(&format!("met{nth}.")).count() == 1 && page.matches(&format!("cell{nth}.")).count() == 1
        };
        assert!((1..=60).all(once), "{page}");
    }
}
