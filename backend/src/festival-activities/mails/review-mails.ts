import type { FestivalActivity } from "@coulisses/shared-domain/festival-activity/festival-activity";
import {
  hasJustBeenValidated,
  isFirstRejection,
} from "@coulisses/shared-domain/festival-activity/review/review";
import type { Afterwards } from "../../festival-events/routes/sheet-route";
import { rejectionLetter, validationLetter } from "./letters";

export type ReviewMails = {
  onApproval: Afterwards<FestivalActivity>;
  onRejection: Afterwards<FestivalActivity>;
};

/** Tells the person in charge by mail. */
export function reviewMailsTo(site: string): ReviewMails {
  return {
    onApproval({ before, after }, enqueue) {
      if (!hasJustBeenValidated(before, after)) return;
      enqueue("letter", { userId: after.inCharge.adherent.id, letter: validationLetter(named(after), site) });
    },
    onRejection({ after }, enqueue) {
      const rejection = after.history.at(-1);
      if (!rejection || !isFirstRejection(after)) return;
      const { by, description: reason } = rejection;
      const letter = rejectionLetter(named(after), { by, reason }, site);
      enqueue("letter", { userId: after.inCharge.adherent.id, letter });
    },
  };
}

const named = ({ id, general }: FestivalActivity) => ({ id, name: general.name });
