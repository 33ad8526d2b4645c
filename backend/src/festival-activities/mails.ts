import type { FestivalActivity } from "@coulisses/shared-domain/festival-activity/festival-activity";
import {
  hasJustBeenValidated,
  isFirstRejection,
} from "@coulisses/shared-domain/festival-activity/review/review";
import type { KeyEvent } from "@coulisses/shared-domain/festival-event/history";
import { displayName } from "@coulisses/shared-domain/people/display-name";
import type { Afterwards } from "../festival-events/sheet-routes";
import type { Letter } from "../mail/letter";

export type ReviewMails = Record<"onApproval" | "onRejection", Afterwards<FestivalActivity>>;

/** Tells the person in charge by mail. */
export function reviewMailsTo(site: string): ReviewMails {
  return {
    onApproval({ before, after }, enqueue) {
      if (!hasJustBeenValidated(before, after)) return;
      enqueue("letter", { userId: after.inCharge.adherent.id, letter: validationLetter(after, site) });
    },
    onRejection({ after }, enqueue) {
      const rejection = after.history.at(-1);
      if (!rejection || !isFirstRejection(after)) return;
      const letter = rejectionLetter(after, rejection, site);
      enqueue("letter", { userId: after.inCharge.adherent.id, letter });
    },
  };
}

function rejectionLetter(
  { id, general: { name } }: FestivalActivity,
  { by, description: reason }: KeyEvent,
  site: string,
): Letter {
  return {
    subject: `${name} rejetée 🙀`,
    paragraphs: [
      `${displayName(by)} a rejeté ta fiche activité #${id} « ${name} ».`,
      reason,
      "Corrige-la puis redemande une relecture.",
    ],
    button: { label: "Voir la fiche", url: `${site}/fa/${id}` },
  };
}

function validationLetter({ id, general: { name } }: FestivalActivity, site: string): Letter {
  return {
    subject: `${name} validée 💫`,
    paragraphs: [
      `Bravo ! Toutes les équipes ont approuvé ta fiche activité #${id} « ${name} ».`,
      "Va voir où en sont les autres équipes.",
    ],
    button: { label: "Voir les statistiques", url: `${site}/stats` },
  };
}
