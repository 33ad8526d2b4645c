import type { FastifyInstance } from "fastify";
import type { FestivalActivity } from "@coulisses/shared-domain/festival-activity/festival-activity";
import {
  hasJustBeenValidated,
  isFirstRejection,
} from "@coulisses/shared-domain/festival-activity/notifications";
import { postmanOf } from "../../mail/postman";
import type { EditedSheet } from "../../festival-events/writes/edit-sheet";
import { rejectionLetter, validationLetter } from "./letters";

export type ReviewMails = {
  onApproval: (edited: EditedSheet<FestivalActivity>) => void;
  onRejection: (edited: EditedSheet<FestivalActivity>) => void;
};

/** Tells the person in charge by mail. */
export function reviewMailsOf(app: FastifyInstance): ReviewMails {
  const { publicUrl } = app.services.environment;
  const post = postmanOf(app);
  return {
    onApproval({ before, after }) {
      if (!hasJustBeenValidated(before, after)) return;
      post(after.inCharge.adherent.id, validationLetter(named(after), publicUrl));
    },
    onRejection({ after }) {
      const rejection = after.history.at(-1);
      if (!rejection || !isFirstRejection(after)) return;
      const { by, description: reason } = rejection;
      post(after.inCharge.adherent.id, rejectionLetter(named(after), { by, reason }, publicUrl));
    },
  };
}

const named = ({ id, general }: FestivalActivity) => ({ id, name: general.name });
