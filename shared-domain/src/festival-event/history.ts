import type { UserIdentity } from "../people/user";
import { type Instant, toWholeSecond } from "../time/instant";

/** The emoji of each action in a sheet's history; COMMENTED only exists on screen, for a feedback among the events. */
export const historyEmojis = {
  CREATED: "🐣",
  COMMENTED: "💬",
  READY_TO_REVIEW: "🕵️",
  APPROVED: "✅",
  REJECTED: "🛑",
  TAKEN_BACK: "↩️",
  RESET_REVIEW: "🌪️",
  ASSIGNMENT_STARTED: "🗓️",
  FORCED_UPDATE: "💪",
};
/** One of the actions of the history. */
export type HistoryAction = keyof typeof historyEmojis;

/** The person who acts, and when. */
export type Act = { by: UserIdentity; at: Instant };

/** A line of the history: `at` is an ISO instant in whole seconds, `description` the French text that is shown. */
export type KeyEvent = {
  action: HistoryAction;
  by: UserIdentity;
  at: string;
  description: string;
};

/** Makes a line of the history; milliseconds are dropped. */
export function keyEvent(action: HistoryAction, { by, at }: Act, description: string): KeyEvent {
  return { action, by, at: toWholeSecond(at), description };
}

/** The instant at which the review of a sheet was last asked for; undefined when nobody has. */
export function reviewAskedAt(history: readonly KeyEvent[]): string | undefined {
  return history.findLast(({ action }) => action === "READY_TO_REVIEW")?.at;
}
