import { festivalActivityReviewers } from "@coulisses/shared-domain/festival-activity/festival-activity";
import * as z from "zod";
import { LONG_TEXT, requiredText } from "@coulisses/shared-domain/contract/fields";

const reviewers = festivalActivityReviewers;
const spoken = reviewers.join(", ");

export const approveForm = z.object({
  team: z.enum(reviewers, { error: `Seuls ${spoken} peuvent approuver une FA` }),
});

export const rejectForm = z.object({
  team: z.enum(reviewers, { error: `Seuls ${spoken} peuvent rejeter une FA` }),
  reason: requiredText("Explication", LONG_TEXT),
});
