import { type FestivalError, refused } from "../festival-error";
import type { UserIdentity } from "../people/user";
import type { KeyEvent } from "./history";
import { APPROVED, REJECTED } from "./review";

/** A verdict that the history keeps, and that can be taken back; it keeps none of a team that ignores a sheet. */
export type Verdict = typeof APPROVED | typeof REJECTED;

type Reviewed = { kind: "FA" | "FT"; id: number; history: readonly KeyEvent[] };

/**
 * FA-27, FT-28: the verdict of this team that this person may take back: the last event of the sheet, and their own.
 * Throws `refused` « La FA #… a changé depuis la relecture de l'équipe … ».
 */
export function verdictToTakeBack(
  { kind, id, history }: Reviewed,
  { team, review, by }: { team: string; review: string; by: UserIdentity },
): Verdict {
  const last = history.at(-1);
  const isVerdict = review === APPROVED || review === REJECTED;
  if (!isVerdict || last?.action !== review || last.by.id !== by.id) throw changedSince(kind, id, team);
  return review;
}

const changedSince = (kind: Reviewed["kind"], id: number, team: string): FestivalError =>
  refused(
    `La ${kind} #${id} a changé depuis la relecture de l'équipe ${team} : elle ne peut plus être annulée`,
  );
