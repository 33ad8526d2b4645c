import type { UserIdentity } from "../people/user";
import type { KeyEvent } from "./history";

/** A rejection that still stands: the reason, and its author. */
export type Rejection = { by: UserIdentity; at: string; reason: string };

/**
 * The rejections of a refused sheet, from the first to the last: those since its review was last asked for that their
 * authors have not taken back, at most one for each rejecting team. The history names people, not their teams.
 * `rejected` is the history's wording of a rejection.
 */
export function standingRejections(
  history: readonly KeyEvent[],
  rejectingTeams: readonly unknown[],
  rejected: (reason: string) => string,
): Rejection[] {
  if (rejectingTeams.length === 0) return [];
  const asked = history.findLastIndex(({ action }) => action === "READY_TO_REVIEW");
  // A verdict is taken back by the event that follows it.
  const since = history
    .slice(asked + 1)
    .filter((_event, rank, events) => events[rank + 1]?.action !== "TAKEN_BACK");
  return since
    .filter(({ action, by }, rank) => action === "REJECTED" && !approvesAfter(since, by, rank))
    .slice(-rejectingTeams.length)
    .map(({ by, at, description }) => ({ by, at, reason: rejectionReason({ description }, rejected) }));
}

/** The reason alone; `rejected` is the history's wording of a rejection. */
export const rejectionReason = (
  { description }: Pick<KeyEvent, "description">,
  rejected: (reason: string) => string,
): string => description.slice(rejected("").length);

function approvesAfter(history: readonly KeyEvent[], by: UserIdentity, rank: number): boolean {
  return history.slice(rank + 1).some((event) => event.action === "APPROVED" && event.by.id === by.id);
}
