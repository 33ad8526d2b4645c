import * as z from "zod";
import { id, quantity } from "@coulisses/shared-domain/contract/fields";
import { periodSchema } from "@coulisses/shared-domain/contract/fields";
import { requiredText, SHORT_TEXT } from "@coulisses/shared-domain/contract/fields";

const MOST = 200;

/** The length of an assignment in hours; whether it divides the period is the festival's rule. */
const split = z
  .int({ error: "Découpage : un nombre entier d'heures est attendu" })
  .min(0, "Découpage : ne peut pas être négatif")
  .max(1_000, "Découpage : 1 000 heures au plus")
  .nullable();

export const mobilizationForm = periodSchema.extend({ durationSplitInHour: split });

export const teamForm = z.object({
  team: requiredText("Équipe", SHORT_TEXT),
  count: quantity("Nombre de bénévoles"),
});

export const newMobilizationForm = mobilizationForm.extend({
  volunteers: z
    .array(id("Bénévoles"), { error: "Bénévoles : une liste est attendue" })
    .max(MOST, `Bénévoles : ${MOST} personnes au plus`),
  teams: z
    .array(teamForm, { error: "Équipes : une liste est attendue" })
    .max(MOST, `Équipes : ${MOST} équipes au plus`),
});
