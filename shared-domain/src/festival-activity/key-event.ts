import type { HistoryAction } from "../festival-event/history";
import type { UserIdentity } from "../people/user";
import { type Instant, toWholeSecond } from "../time/instant";
import type { KeyEvent } from "./festival-activity";

/** Who acts, and when. */
export type Act = { by: UserIdentity; at: Instant };

/** One line of the history; its time is in whole seconds. */
export function keyEvent(action: HistoryAction, { by, at }: Act, description: string): KeyEvent {
  return { action, by, at: toWholeSecond(at), description };
}
