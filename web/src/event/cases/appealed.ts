import type { AppealGround, SideName } from "../../api/hall.ts";

/** An appeal as it is made: against what, says whoever sends it. */
export interface Appealed {
  readonly grounds: readonly AppealGround[];
  /** Whose it is, where an official writes it down. */
  readonly by?: { readonly side: SideName };
  readonly text?: string;
  readonly deposit?: number;
}
