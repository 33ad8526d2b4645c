import type { UserIdentity } from "../people/user";
import { type Instant, toWholeSecond } from "../time/instant";
import type { HistoryAction } from "./history";

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
