import { availabilityCallRoutes } from "../../routes/planning";
import * as z from "zod";
import { answering, creating, withSchemas } from "../call";
import { answeredInstant, identitySchema, instant, periodSchema } from "../fields";

/** Bound of the blocks of one call: more than a festival has. */
const MOST_BLOCKS = 200;

const period = { start: answeredInstant, end: answeredInstant };
const charisma = z.int().describe("Ce que ces heures rapportent");

/** The hours to come of the festival with the people that they lack, and the people who may be called. */
export const callBoardSchema = z.object({
  blocks: z
    .array(
      z.object({
        ...period,
        charisma,
        needed: z.int().describe("Places sans personne, au pire moment"),
        free: z.int().describe("Personnes disponibles sur toute la plage, et affectées nulle part"),
        missing: z.int().describe("Combien manqueraient même si toutes venaient"),
        called: z.int(),
        accepted: z.int().describe("Parmi les appelées, celles qui sont maintenant disponibles"),
        declined: z.int(),
      }),
    )
    .describe("Les plages du festival qui n'ont pas commencé, par date"),
  people: z.array(
    identitySchema.extend({
      charisma: z.int(),
      askable: z
        .array(z.int())
        .describe("Rangs des plages où cette personne n'a rien dit, et n'a pas encore été appelée"),
    }),
  ),
});
/** The hours to come of the festival with the people that they lack, and the people who may be called. */
export type AnsweredCallBoard = z.infer<typeof callBoardSchema>;

/** The body of a call: the starts of the chosen blocks. */
export const callFormSchema = z.object({
  starts: z
    .array(instant("Début"), { error: "Heures : une liste de dates est attendue" })
    .min(1, "Heures : choisis-en au moins une")
    .max(MOST_BLOCKS, `Heures : ${MOST_BLOCKS} plages au plus`),
});

/** Hours for which the person is called, and what they earn. */
export const askedHoursSchema = z.array(z.object({ ...period, charisma }));
/** Hours for which the person is called, and what they earn. */
export type AskedHours = z.infer<typeof askedHoursSchema>;

/** Calls for availabilities at the hours that lack people. */
export const availabilityCallCalls = withSchemas(availabilityCallRoutes, {
  read: answering("Les heures à venir où il manque du monde, et qui n'y a rien dit", callBoardSchema),
  call: creating(
    "Appeler celles et ceux qui n'ont rien dit à ces heures ; personne n'est appelé deux fois pour les mêmes",
    z.object({ people: z.int().describe("Combien de personnes sont appelées") }),
    { body: callFormSchema },
  ),
  readOwn: answering("Les heures où l'on m'appelle, et où je n'ai pas répondu", askedHoursSchema),
  countOwn: answering("Combien d'appels attendent ma réponse", z.int()),
  decline: answering(
    "Dire que je ne peux pas venir à ces heures ; rend les autres appels",
    askedHoursSchema,
    {
      body: periodSchema,
    },
  ),
});
