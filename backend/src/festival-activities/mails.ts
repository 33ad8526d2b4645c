import { activityCalls } from "@coulisses/shared-domain/contract/activity-calls";
import type { Call } from "@coulisses/shared-domain/contract/call";
import type { FestivalActivity } from "@coulisses/shared-domain/festival-activity/festival-activity";
import {
  hasJustBeenValidated,
  isFirstRejection,
} from "@coulisses/shared-domain/festival-activity/review/review";
import { activityRejectedLetter, activityValidatedLetter } from "@coulisses/shared-domain/mail/sheet-letters";
import type { Afterwards } from "../festival-events/sheet-routes";

const named = ({ id, general: { name } }: FestivalActivity) => ({ id, name });

/** Mails of a review to the person in charge. */
export function reviewMailsTo(site: string): ReadonlyMap<Call, Afterwards<FestivalActivity>> {
  return new Map<Call, Afterwards<FestivalActivity>>([
    [
      activityCalls.approve,
      ({ before, after }, enqueue) => {
        if (!hasJustBeenValidated(before, after)) return;
        const letter = activityValidatedLetter(named(after), site);
        enqueue("letter", { userId: after.inCharge.adherent.id, letter });
      },
    ],
    [
      activityCalls.reject,
      ({ after }, enqueue) => {
        const rejection = after.history.at(-1);
        if (!rejection || !isFirstRejection(after)) return;
        const letter = activityRejectedLetter(named(after), rejection, site);
        enqueue("letter", { userId: after.inCharge.adherent.id, letter });
      },
    ],
  ]);
}
