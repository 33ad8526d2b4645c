import { breakRoutes } from "../../routes/planning";
import * as z from "zod";
import { type BreakForm, BREAK_WITHOUT_DURATION } from "../../planning/break";
import { answering, creating, describesEntity, withSchemas } from "../call";
import { answeredInstant, idParams, instant } from "../fields";

/** The body that adds a break. */
export const breakFormSchema = describesEntity<BreakForm>()(
  z.object({ start: instant("Début"), durationInHours: z.number({ error: BREAK_WITHOUT_DURATION }) }),
);

/** The breaks of a volunteer, by date. */
export const breaksSchema = z.array(z.object({ start: answeredInstant, end: answeredInstant }));
/** All breaks of the person, by date: the answer of the calls about breaks. */
export type Breaks = z.infer<typeof breaksSchema>;

/** The breaks of a volunteer, for those who assign. */
export const breakCalls = withSchemas(breakRoutes, {
  list: answering("Les pauses d'une personne, par date", breaksSchema, { params: idParams }),
  add: creating("Ajouter une pause ; une pause identique est gardée une fois", breaksSchema, {
    params: idParams,
    body: breakFormSchema,
  }),
  remove: answering("Supprimer une pause, à son début et à sa fin exacts", breaksSchema, {
    params: idParams,
    query: z.object({ start: instant("Début"), end: instant("Fin") }),
  }),
});
