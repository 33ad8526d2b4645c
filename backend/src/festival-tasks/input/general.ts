import * as z from "zod";
import { id } from "@coulisses/shared-domain/contract/fields";
import { requiredText, SHORT_TEXT } from "@coulisses/shared-domain/contract/fields";

const name = requiredText("Nom de la FT", { max: 200 });

export const createForm = z.object({ name, festivalActivityId: id("FA associée") });

export const generalForm = z.object({
  name: name.optional(),
  administratorId: id("Gestionnaire").optional(),
  team: requiredText("Équipe", SHORT_TEXT).nullable().optional(),
});
