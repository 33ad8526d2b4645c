import type { FestivalTask } from "@coulisses/shared-domain/festival-task/festival-task";
import { isFirstRejection } from "@coulisses/shared-domain/festival-task/review/review";
import { taskRejectedLetter } from "@coulisses/shared-domain/mail/sheet-letters";
import type { Afterwards } from "../festival-events/sheet-routes";

/** Mails the reason of a rejection to the task's administrator. */
export function rejectionMailTo(site: string): Afterwards<FestivalTask> {
  return ({ after }, enqueue) => {
    const rejection = after.history.at(-1);
    if (!rejection || !isFirstRejection(after)) return;
    const { id, general } = after;
    const letter = taskRejectedLetter({ id, name: general.name }, rejection, site);
    enqueue("letter", { userId: general.administrator.id, letter });
  };
}
