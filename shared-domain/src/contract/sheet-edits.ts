import * as z from "zod";
import { answering } from "./call";
import { identitySchema, idParams } from "./fields";

/** UND-2: the act to undo, by the version of the sheet that it made. */
export const undoFormSchema = z.object({
  version: z
    .int({ error: "Version : un nombre entier est attendu" })
    .min(1, "Version : doit être supérieure à 0")
    .describe("Celle de la fiche que le retrait a répondue")
    .max(2_147_483_647, "Version : trop grande"),
});

const placeSchema = z
  .string()
  .regex(/^[a-zA-Z.]{1,60}$/, "Place : un champ de la fiche est attendu")
  .describe("Comme le journal le nomme : general.name");

const editorSchema = z
  .object({ by: identitySchema.nullable().describe("Nul pour une personne oubliée depuis") })
  .nullable()
  .describe("Nul quand personne d'autre n'a rien modifié");
/** The last person besides the caller who changed a place of a sheet. */
export type LastEdit = z.infer<typeof editorSchema>;

/** The call that says who else has changed a place of the sheet last. */
export const lastEditSchema = answering(
  "Qui d'autre a modifié cette partie d'une fiche en dernier",
  editorSchema,
  {
    params: idParams,
    query: z.object({ place: placeSchema }),
  },
);
