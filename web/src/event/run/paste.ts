/** Words that head a column of a sheet of entries. */
const HEADINGS =
  /^(name|姓名|棋手|選手|选手|賽員|section|組別|组别|group|club|單位|单位|所屬單位|team|代表隊|代表队|隊伍|队伍|federation|協會|协会|地區|地区|member|會員編號|会员编号|id|rating|等級分|等级分|title|稱號|称号|born|出生年份|出生年|birth year|sex|性別|性别|needs|特殊需要)$/i;

const cellsOf = (line: string): string[] => (line.includes("\t") ? line.split("\t") : line.split(","));

/**
 * A pasted list with the heading row that the server reads by. Names alone need none; two columns are name and club, a
 * third is the rating: whoever pastes more has headings.
 */
export function withHeading(text: string): string {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== "");
  const [first] = lines;
  if (first === undefined || cellsOf(first).some((cell) => HEADINGS.test(cell.trim()))) return lines.join("\n");
  const between = first.includes("\t") ? "\t" : ",";
  const width = Math.max(...lines.map((line) => cellsOf(line).length));
  const heading = ["name", "club", "rating"].slice(0, width).join(between);
  return [heading, ...lines].join("\n");
}
