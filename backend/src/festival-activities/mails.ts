import { activityCalls } from "@coulisses/shared-domain/contract/activity-calls";
import type { Call } from "@coulisses/shared-domain/contract/call";
import type { FestivalActivity } from "@coulisses/shared-domain/festival-activity/festival-activity";
import {
  hasJustBeenValidated,
  isFirstRejection,
} from "@coulisses/shared-domain/festival-activity/review/review";
import { activityRejectedLetter, activityValidatedLetter } from "@coulisses/shared-domain/mail/sheet-letters";
import type { LetterOf } from "../festival-events/sheet-routes";

const named = ({ id, general: { name } }: FestivalActivity) => ({ id, name });
const inChargeOf = (fa: FestivalActivity) => fa.inCharge.adherent.id;

/** Mails of a review to the person in charge. */
export function reviewMailsTo(site: string): ReadonlyMap<Call, LetterOf<FestivalActivity>> {
  return new Map<Call, LetterOf<FestivalActivity>>([
    [
      activityCalls.approve,
      ({ before, after }) =>
        hasJustBeenValidated(before, after)
          ? { userId: inChargeOf(after), letter: activityValidatedLetter(named(after), site) }
          : undefined,
    ],
    [
      activityCalls.reject,
      ({ after }) => {
        const rejection = after.history.at(-1);
        if (!rejection || !isFirstRejection(after)) return undefined;
        return { userId: inChargeOf(after), letter: activityRejectedLetter(named(after), rejection, site) };
      },
    ],
  ]);
}
