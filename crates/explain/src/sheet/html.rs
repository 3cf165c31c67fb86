//! Sheets, and whatever else is printed, as pages.

use super::{Cell, Sheet};

impl Sheet {
    /// A page with its title, the table and what stands below it.
    pub fn page(&self) -> String {
        let foot = escape(&self.foot);
        let foot = if foot.is_empty() { foot } else { format!("<p class=\"foot\">{foot}</p>\n") };
        page(&self.title, &format!("<h1>{}</h1>\n{}{foot}", escape(&self.title), self.html()))
    }

    /// The table as a part of a page.
    pub fn html(&self) -> String {
        let row = |cells: &[&Cell], tag: &str| {
            let written = cells.iter().enumerate().map(|(nth, cell)| {
                let class = self.class(nth, cell);
                format!("<{tag}{class}>{}</{tag}>", escape(&cell.to_string()))
            });
            // A row that ends early has its lines to the edge all the same.
            let rest = self.columns.len().saturating_sub(cells.len());
            let rest = if rest > 0 { format!("<{tag} colspan=\"{rest}\"></{tag}>") } else { String::new() };
            format!("<tr>{}{rest}</tr>\n", written.collect::<String>())
        };
        let mut lines = self.lines();
        let head = lines.next().map(|cells| row(&cells, "th")).unwrap_or_default();
        let body: String = lines.map(|cells| row(&cells, "td")).collect();
        format!("<table>\n<thead>{head}</thead>\n<tbody>\n{body}</tbody>\n</table>\n")
    }

    /// How a cell stands: numbers at the end, names in one line, clubs, articles and what only people read in small print,
    /// room for a result.
    fn class(&self, nth: usize, cell: &Cell) -> &'static str {
        let key = self.columns.get(nth).and_then(|column| column.key);
        match key {
            _ if cell.is_number() => " class=\"n\"",
            Some("name" | "red" | "black" | "opponent" | "team") => " class=\"w\"",
            Some("club" | "red_club" | "black_club") => " class=\"c\"",
            Some("colour" | "behind_by" | "status") => " class=\"m\"",
            Some("article") => " class=\"a\"",
            Some("result") => " class=\"r\"",
            None if !cell.to_string().is_empty() => " class=\"m\"",
            _ => "",
        }
    }
}

/// A text with the signs of HTML written out.
pub fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// A page to be printed.
pub fn page(title: &str, body: &str) -> String {
    let running = format!(
        "@page{{margin:15mm 12mm 13mm;@top-left{{content:\"{}\";font-size:8pt}}\
         @bottom-right{{content:counter(page) \" / \" counter(pages);font-size:8pt}}}}",
        in_style(title)
    );
    format!(
        "<!doctype html>\n<meta charset=\"utf-8\">\n<title>{}</title>\n<style>{running}{STYLE}</style>\n{body}",
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

/// For A4 and letter, whichever the printer has: titles and page numbers on every page, headings repeated, rows and names never
/// broken; slips eight to a page, a record sheet on one.
const STYLE: &str = "*{box-sizing:border-box}body{font-family:serif;margin:0 .4mm;font-size:9pt}h1{font-size:14pt;margin:0 0 4mm}\
    h2{font-size:12pt;margin:4mm 0 2mm}table{border-collapse:collapse;width:100%}thead{display:table-header-group}\
    tr{break-inside:avoid}th,td{border:.25mm solid #444;padding:.7mm 1mm;text-align:left}th{background:#eee}\
    .n{text-align:right}.n,.w,.r,td.m,td.a,.who{white-space:nowrap}td.c,td.a{font-size:7pt}.r{min-width:14mm}\
    td.m{font-size:8pt;padding:.7mm .5mm}.foot{margin-top:8mm}small{color:#444}\
    .slips{display:grid;grid-template-columns:1fr 1fr}\
    .slip{position:relative;height:62mm;border:.2mm dashed #777;padding:3mm 4mm;break-inside:avoid;overflow:hidden;display:flex;flex-direction:column;\
    justify-content:space-between}.slip p{margin:0}.slip .head{font-size:8pt;color:#444}.slip .place{font-size:11pt}\
    .slip i{float:right;font-style:normal;font-size:8pt;color:#444;border-top:.2mm solid #444;width:32mm;text-align:center;\
    margin-top:6mm}.slip .box span{display:inline-block;width:16mm;height:9mm;border:.3mm solid #000;margin:0 1mm;\
    vertical-align:middle}.slip .sign{border-top:.2mm solid #444;width:36mm;font-size:8pt;color:#444}\
    .codes{position:absolute;right:3mm;bottom:2mm;display:flex;gap:2mm}.codes figure{margin:0;width:20mm;font-size:7pt;\
    text-align:center}.codes svg{display:block;width:20mm;height:20mm}\
    .card{height:80mm;border:.2mm dashed #777;text-align:center;break-inside:avoid;font-size:34pt}.card p{margin:8mm 0}\
    .card small{display:block;font-size:14pt}.sheet,.record{break-after:page}.form td{height:9mm}.form td.n{width:12mm}\
    .record p{margin:1mm 0}.blocks{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1fr);gap:3mm}.record table{table-layout:fixed}\
    .record th{font-size:6pt;font-weight:normal;padding:.3mm}.record td{height:7.6mm;padding:0 .5mm}\
    .record th{width:6%}.record th:nth-child(1){width:8%}.record th:nth-child(4n+2){width:20%}\
    .record th:nth-child(4n+5){width:14%}\
    .bracket{display:flex;gap:3mm}.column{flex:1 1 0;min-width:0;display:flex;flex-direction:column;}\
    .ties{flex:1;display:flex;flex-direction:column;justify-content:space-around}.tie .who{white-space:normal;word-break:keep-all}\
    .tie{border:.25mm solid #444;padding:1mm 2mm;margin:1.5mm 0;break-inside:avoid;font-size:8pt}.tie p{margin:0}\
    .tie small{font-size:7pt}.tie .open{border-bottom:.2mm dotted #777}";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_cannot_break_a_page() {
        let sheet = Sheet { rows: vec![vec!["<b>\"&\"".into()]], ..Sheet::default() };
        let row = "<tr><td class=\"m\">&lt;b&gt;&quot;&amp;&quot;</td></tr>";
        assert_eq!(sheet.html(), format!("<table>\n<thead><tr></tr>\n</thead>\n<tbody>\n{row}\n</tbody>\n</table>\n"));
        assert!(page("a\"}</style>\\", "").contains(r#"content:"a\22 }\3c /style\3e \5c ""#));
    }
}
