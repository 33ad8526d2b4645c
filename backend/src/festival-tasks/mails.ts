import type { FestivalTask } from "@coulisses/shared-domain/festival-task/festival-task";
import { isFirstRejection } from "@coulisses/shared-domain/festival-task/review/review";
import { taskRejectedLetter } from "@coulisses/shared-domain/mail/sheet-letters";
import type { LetterOf } from "../festival-events/sheet-routes";

/** Mails the reason of a rejection to the task's administrator. */
export function rejectionMailTo(site: string): LetterOf<FestivalTask> {
  return ({ after }) => {
    const rejection = after.history.at(-1);
    if (!rejection || !isFirstRejection(after)) return undefined;
    const { id, general } = after;
    return {
      userId: general.administrator.id,
      letter: taskRejectedLetter({ id, name: general.name }, rejection, site),
    };
  };
}
