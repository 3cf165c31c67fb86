import { expect, test } from "vitest";

import type { AnyRuling, ChaseData, MoveData } from "../api/schema.ts";
import { addressOf, articlesOf, furtherThreats, labelOf, labelsOf, whyOf } from "./articles.ts";

const CHASE = { by: "c4", target: "c7", articles: ["roc-113 2.1.捉.說明五.無根"] } as unknown as ChaseData;
const MOVE = {
  natures: ["check", "chase"],
  named: [
    { nature: "check", articles: ["2.1.將"] },
    { nature: "chase", articles: ["2.1.捉", "2.1.將"] },
  ],
} as unknown as MoveData;

test("a move has the articles of all that it is called, each once", () => {
  expect(articlesOf(MOVE)).toEqual(["2.1.將", "2.1.捉"]);
  expect(articlesOf({ natures: ["idle"] } as unknown as MoveData)).toEqual([]);
  expect(whyOf(CHASE)).toEqual(["roc-113 2.1.捉.說明五.無根"]);
});

test("a threat to take what is chased is the chase once more, and told once", () => {
  const direct = { form: "direct", line: ["c4c7"] };
  const exchange = { form: "exchange", line: ["c4c7", "a9c9"] };
  const move = { chases: [CHASE], threats: [direct, exchange] } as unknown as MoveData;
  expect(furtherThreats(move)).toEqual([exchange]);
  expect(furtherThreats({ chases: [CHASE] } as unknown as MoveData)).toEqual([]);
});

test("articles are called as they are printed, or by their ids where nobody says how", () => {
  const labels = labelsOf({ labels: { "2.1.捉": "2.1【捉】" } } as unknown as AnyRuling);
  expect(labelOf(labels, "2.1.捉")).toBe("2.1【捉】");
  expect(labelOf(labelsOf({} as AnyRuling), "2.1.捉")).toBe("2.1.捉");
});

test("an article is read in its own book", () => {
  expect(addressOf("五.1", "hk-2016")).toBe(`/rulebooks/hk-2016#${encodeURIComponent("五.1")}`);
  expect(addressOf("roc-113 2.1.捉", "hk-2016")).toBe(`/rulebooks/roc-113#${encodeURIComponent("2.1.捉")}`);
});
