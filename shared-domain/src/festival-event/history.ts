import type { UserIdentity } from "../people/user";
import { type Instant, toWholeSecond } from "../time/instant";

/** What the history of a sheet records. */
export const historyActions = [
  "CREATED",
  "COMMENTED",
  "READY_TO_REVIEW",
  "APPROVED",
  "REJECTED",
  "RESET_REVIEW",
  "ASSIGNMENT_STARTED",
  "FORCED_UPDATE",
] as const;
export type HistoryAction = (typeof historyActions)[number];

export const historyEmojis: Record<HistoryAction, string> = {
  CREATED: "🐣",
  READY_TO_REVIEW: "🕵️",
  APPROVED: "✅",
  REJECTED: "🛑",
  COMMENTED: "💬",
  RESET_REVIEW: "🌪️",
  ASSIGNMENT_STARTED: "🗓️",
  FORCED_UPDATE: "💪",
};

/** Who acts, and when. */
export type Act = { by: UserIdentity; at: Instant };

export type KeyEvent = {
  action: HistoryAction;
  by: UserIdentity;
  at: string;
  description: string;
};

/** One line of the history; its time is in whole seconds. */
export function keyEvent(action: HistoryAction, { by, at }: Act, description: string): KeyEvent {
  return { action, by, at: toWholeSecond(at), description };
}
