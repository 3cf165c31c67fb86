import type {
  Charter,
  CharterRules,
  Prize,
  Prizes,
  SectionView,
  TermKey,
  TermLine,
  TermValue,
} from "../../api/hall.ts";

/** The name of a term in orders. */
export const keyOf = ({ key }: Pick<TermLine, "key">): string => (typeof key === "string" ? key : key.other);

/** The round from which an announcement made now can hold: the first that is published nowhere. */
export const nextRound = (sections: readonly SectionView[]): number =>
  1 +
  Math.max(
    0,
    ...sections.flatMap(({ rounds }) => rounds).map(({ status, number }) => (status === "draft" ? 0 : number)),
  );

/** Whether play has begun anywhere: from then on rules are announced, and the charter only completed. */
export const hasBegun = (sections: readonly SectionView[]): boolean => sections.some(({ rounds }) => rounds.length > 0);

const withClause = (rules: CharterRules, key: TermKey, value: TermValue): CharterRules => ({
  ...rules,
  clauses: [...(rules.clauses ?? []).filter((clause) => keyOf(clause) !== keyOf({ key })), { key, value }],
});

/** A charter that sets a term otherwise in a section: by its own item where it has one, by a clause of its rules elsewhere. */
export function withTerm(charter: Charter, section: string, key: TermKey, value: TermValue): Charter {
  if (key === "recording") return { ...charter, recording: value === true };
  if (key === "watched") return { ...charter, enforcement: value === true ? "watched" : "patrol" };
  if (key === "player_confirmation") return { ...charter, confirmation: value === true ? "player" : "referee" };
  const own = charter.sections?.find(({ id }) => id === section)?.rules;
  if (own === undefined || own === null)
    // A charter without a book sets no term of one.
    return charter.rules ? { ...charter, rules: withClause(charter.rules, key, value) } : charter;
  const sections = charter.sections?.map((one) =>
    one.id === section ? { ...one, rules: withClause(own, key, value) } : one,
  );
  return { ...charter, ...(sections === undefined ? {} : { sections }) };
}

/** What of a charter the page of settings asks for by name. */
export interface Items {
  name: string;
  organiser: string;
  place: string;
  first: string;
  last: string;
  /** Nothing where the system says how many rounds there are. */
  rounds: number | null;
}

const stagesOf = (charter: Charter, section: string) =>
  (charter.sections?.find(({ id }) => id === section)?.format ?? charter.format)?.stages;

export function itemsOf(charter: Charter, section: string): Items {
  const swiss = stagesOf(charter, section)?.[0];
  return {
    name: charter.name ?? "",
    organiser: charter.organiser ?? "",
    place: charter.venue?.place ?? "",
    first: charter.schedule?.first_day ?? "",
    last: charter.schedule?.last_day ?? "",
    rounds: swiss?.system === "swiss" ? (swiss.rounds ?? null) : null,
  };
}

/** A charter with these items; what is left empty is left out. */
export function withItems(charter: Charter, section: string, items: Items): Charter {
  const text = (value: string) => (value.trim() === "" ? null : value.trim());
  const place = text(items.place);
  const schedule =
    items.first === "" ? null : { ...charter.schedule, first_day: items.first, last_day: text(items.last) };
  const amended = {
    ...charter,
    name: text(items.name),
    organiser: text(items.organiser),
    venue: place === null ? null : { ...charter.venue, place },
    schedule,
  };
  return items.rounds === null || items.rounds === itemsOf(charter, section).rounds
    ? amended
    : withRounds(amended, section, items.rounds);
}

function withRounds(charter: Charter, section: string, rounds: number): Charter {
  const stages = (of: Charter["format"]) => of?.stages?.map((stage, nth) => (nth === 0 ? { ...stage, rounds } : stage));
  const own = charter.sections?.find(({ id }) => id === section)?.format;
  if (own === undefined || own === null)
    return { ...charter, format: { ...charter.format, stages: stages(charter.format) ?? [] } };
  const sections = charter.sections?.map((one) =>
    one.id === section ? { ...one, format: { ...own, stages: stages(own) ?? [] } } : one,
  );
  return { ...charter, ...(sections === undefined ? {} : { sections }) };
}

/** Whom a prize is for, as the page asks it. */
export type Category = "all" | "women" | "young" | "old" | "rated" | "kept";

/** A prize as it is written on the page. */
export interface PrizeRow {
  place: number;
  name: string;
  money: string;
  /** Whether it is of every section. */
  everywhere: boolean;
  category: Category;
  /** The year or the rating of the category. */
  bound: number | null;
  /** Whom it was for in the charter, where the page asks for nothing of the kind. */
  kept?: Prize["among"];
}

export function rowsOf(prizes: Prizes | null | undefined, section: string): PrizeRow[] {
  return (prizes?.list ?? []).filter((prize) => isHere(prize, section)).map(rowOf);
}

const isHere = (prize: Prize, section: string) => (prize.section ?? section) === section;

function rowOf({ section, place, name, money, among }: Prize): PrizeRow {
  const [category, bound] = categoryOf(among);
  const amount = money === undefined || Number(money) === 0 ? "" : String(money);
  const row = { place, name, money: amount, everywhere: (section ?? null) === null, category, bound };
  return category === "kept" ? { ...row, kept: among } : row;
}

function categoryOf(among: Prize["among"]): [Category, number | null] {
  const set = Object.entries(among ?? {}).filter(
    ([, value]) => value !== null && value !== undefined && value !== false,
  );
  const [only, ...more] = set.filter(([, value]) => !(Array.isArray(value) && value.length === 0));
  if (only === undefined) return ["all", null];
  const [condition, value] = only;
  if (more.length > 0) return ["kept", null];
  if (condition === "women") return ["women", null];
  const asked: Record<string, Category> = { born_from: "young", born_until: "old", rating_until: "rated" };
  return typeof value === "number" ? [asked[condition] ?? "kept", condition in asked ? value : null] : ["kept", null];
}

function amongOf({ category, bound, kept }: PrizeRow): Prize["among"] {
  switch (category) {
    case "all":
      return undefined;
    case "women":
      return { women: true };
    case "young":
      return { born_from: bound };
    case "old":
      return { born_until: bound };
    case "rated":
      return { rating_until: bound };
    case "kept":
      return kept;
  }
}

/** The prizes with the rows of a section in the place of those it had; those of other sections stay. */
export function withRows(
  prizes: Prizes | null | undefined,
  section: string,
  rows: readonly PrizeRow[],
  how: { readonly sharing: "divide" | "full"; readonly one_each: boolean },
): Prizes {
  const others = (prizes?.list ?? []).filter((prize) => !isHere(prize, section));
  const written = rows
    .filter(({ name, money }) => name.trim() !== "" || money.trim() !== "")
    .map((row): Prize => {
      const among = amongOf(row);
      return {
        section: row.everywhere ? null : section,
        place: row.place,
        name: row.name.trim(),
        ...(row.money.trim() === "" ? {} : { money: row.money.trim() }),
        ...(among === undefined ? {} : { among }),
      };
    });
  return { ...prizes, ...how, list: [...others, ...written] };
}

/** Whether an amount of money is written as it is read. */
export const isMoney = (text: string): boolean => text.trim() === "" || /^\d+(\.\d{1,2})?$/.test(text.trim());
