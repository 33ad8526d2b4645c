import { activityCategories } from "@coulisses/shared-domain/festival-activity/sections/categories";
import * as z from "zod";
import { sanitizeDescription } from "../../input/sanitize-description";
import { requiredText, text } from "@coulisses/shared-domain/contract/fields";

const RUNS_A_SCRIPT = /^\s*(javascript|data|vbscript):/i;
const DESCRIPTION = { max: 50_000 };

export const createForm = z.object({ name: requiredText("Nom de la FA", { max: 200 }) });

const categories = z
  .array(
    z.enum(activityCategories, {
      error: `Catégories : les catégories possibles sont ${activityCategories.join(", ")}`,
    }),
    { error: "Catégories : une liste est attendue" },
  )
  .overwrite((chosen) => [...new Set(chosen)]);

const photoLink = text("Lien de la photo", { max: 2_000 })
  .refine((link) => !RUNS_A_SCRIPT.test(link), "Lien de la photo : ce lien n'est pas accepté")
  .nullable();

const yesOrNo = (label: string) => z.boolean({ error: `${label} : vrai ou faux est attendu` });

export const generalForm = createForm.partial().extend({
  description: text("Description", DESCRIPTION).overwrite(sanitizeDescription).nullable().optional(),
  categories: categories.optional(),
  toPublish: yesOrNo("Publier sur le site / plaquette").optional(),
  photoLink: photoLink.optional(),
  isFlagship: yesOrNo("Activité phare").optional(),
});
