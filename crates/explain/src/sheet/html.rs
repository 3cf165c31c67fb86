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
        let row = |(cells, tag): (Vec<&Cell>, &str)| {
            let cells = cells.iter().map(|cell| format!("<{tag}>{}</{tag}>", escape(&cell.to_string())));
            format!("<tr>{}</tr>\n", cells.collect::<String>())
        };
        let tags = std::iter::once("th").chain(std::iter::repeat("td"));
        format!("<table>\n{}</table>\n", self.lines().zip(tags).map(row).collect::<String>())
    }
}

/// A text with the signs of HTML written out.
pub fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// A page to be printed.
pub fn page(title: &str, body: &str) -> String {
    format!(
        "<!doctype html>\n<meta charset=\"utf-8\">\n<title>{}</title>\n<style>{STYLE}</style>\n{body}",
        escape(title)
    )
}

const STYLE: &str = "body{font-family:serif;margin:1.5cm}table{border-collapse:collapse;width:100%}\
    th,td{border:1px solid #444;padding:.2em .5em;text-align:left}.foot{margin-top:2em}\
    .slip,.card{border:1px solid #444;padding:.6em;margin:.4em 0;page-break-inside:avoid}.card{font-size:2.5em;text-align:center}\
    .record{page-break-after:always}";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_cannot_break_a_page() {
        let sheet = Sheet { rows: vec![vec!["<b>\"&\"".into()]], ..Sheet::default() };
        assert_eq!(sheet.html(), "<table>\n<tr></tr>\n<tr><td>&lt;b&gt;&quot;&amp;&quot;</td></tr>\n</table>\n");
    }
}
