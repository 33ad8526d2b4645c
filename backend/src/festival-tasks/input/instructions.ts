import * as z from "zod";
import { id } from "@coulisses/shared-domain/contract/fields";
import { sanitizeDescription } from "../../input/sanitize-description";
import { requiredText, text } from "@coulisses/shared-domain/contract/fields";

const RICH_TEXT = { max: 50_000 };

const richText = (label: string) => text(label, RICH_TEXT).overwrite(sanitizeDescription);
const requiredRichText = (label: string) => requiredText(label, RICH_TEXT).overwrite(sanitizeDescription);

const GLOBAL = "Instructions";
const IN_CHARGE = "Instructions des responsables";

export const instructionsForm = z.object({
  appointmentId: id("Lieu de rendez-vous").optional(),
  global: richText(GLOBAL).nullable().optional(),
  inCharge: richText(IN_CHARGE).nullable().optional(),
});

export const forcedInstructionsForm = z.object({
  global: requiredRichText(GLOBAL).optional(),
  inCharge: requiredRichText(IN_CHARGE).optional(),
});

export const contactForm = z.object({ contactId: id("Contact") });
export const volunteerForm = z.object({ volunteerId: id("Bénévole") });

export const initInChargeForm = z.object({
  volunteers: z
    .array(id("Responsables"), { error: "Responsables : une liste est attendue" })
    .min(1, "Responsables : au moins une personne est attendue")
    .max(200, "Responsables : 200 personnes au plus"),
  instruction: requiredRichText(IN_CHARGE),
});
