import { assignmentCategories } from "@coulisses/shared-domain/assignment/category";
import { festivalTaskReviewers } from "@coulisses/shared-domain/festival-task/festival-task";
import * as z from "zod";
import { LONG_TEXT, requiredText } from "@coulisses/shared-domain/contract/fields";

const reviewers = festivalTaskReviewers;
const spoken = reviewers.join(", ");

export const approveForm = z.object({
  team: z.enum(reviewers, { error: `Seuls ${spoken} peuvent approuver une FT` }),
});

export const rejectForm = z.object({
  team: z.enum(reviewers, { error: `Seuls ${spoken} peuvent rejeter une FT` }),
  reason: requiredText("Explication", LONG_TEXT),
});

/** That humain may not is a rule of its own. */
export const ignoreForm = z.object({
  team: z.enum(reviewers, { error: "Seule les équipes elec et matos peuvent ignorer une FT" }),
});

/** The body may be left out. */
export const enableAssignmentForm = z
  .object({
    category: z
      .enum(assignmentCategories, {
        error: `Type de créneau : les types possibles sont ${assignmentCategories.join(", ")}`,
      })
      .optional(),
    topPriority: z.boolean({ error: "Priorité : vrai ou faux est attendu" }).optional(),
  })
  .optional();
