import * as z from "zod";
import { id } from "@coulisses/shared-domain/contract/fields";
import { LONG_TEXT, requiredText, SHORT_TEXT, text } from "@coulisses/shared-domain/contract/fields";

export const inChargeForm = z.object({
  adherentId: id("Adhérent").optional(),
  team: requiredText("Équipe", SHORT_TEXT).optional(),
});

export const contractorForm = z.object({
  firstname: requiredText("Prénom", SHORT_TEXT),
  lastname: requiredText("Nom", SHORT_TEXT),
  phone: requiredText("Téléphone", { max: 50 }),
  email: text("Email", { max: 320 }).nullable().optional(),
  company: text("Société", SHORT_TEXT).nullable().optional(),
  comment: text("Commentaire", LONG_TEXT).nullable().optional(),
});

export const contractorPatch = contractorForm.partial();
