import * as z from "zod";
import { thanksRoutes } from "../../routes/assignment";
import { type OwnHours, THANKS_SUBJECT, THANKS_TEXT } from "../../thanks/thanks";
import { answering, creating, describesEntity, withSchemas } from "../call";
import { answeredInstant, requiredText } from "../fields";

/** From when the thanks may leave, and to how many people. */
export const thanksStateSchema = z.object({
  start: answeredInstant.nullable().describe("À partir de quand ; nul : le festival n'a pas de date"),
  waiting: z.int().describe("Combien de personnes ont fait des heures et n'ont pas été remerciées"),
  thanked: z.int().describe("Combien l'ont déjà été pour cette édition"),
  example: describesEntity<OwnHours>()(
    z.object({ worked: z.int().describe("En millisecondes"), slots: z.int() }),
  )
    .nullable()
    .describe("Les heures de l'une d'elles, sans son nom"),
});
/** From when the thanks may leave, and to how many people. */
export type ThanksState = z.infer<typeof thanksStateSchema>;

/** The body that thanks: what the sender wrote. */
export const thanksFormSchema = z.object({
  subject: requiredText("Objet", THANKS_SUBJECT),
  text: requiredText("Texte", THANKS_TEXT),
});

/** Thanks to those who did hours at the festival. */
export const thanksCalls = withSchemas(thanksRoutes, {
  read: answering("À qui partiraient les remerciements, et à partir de quand", thanksStateSchema),
  send: creating(
    "Remercier par mail chaque personne qui a fait des heures, avec les siennes ; personne ne l'est deux fois",
    z.object({ people: z.int().describe("Combien de personnes sont remerciées") }),
    { body: thanksFormSchema },
  ),
});
