import { sharedMealRoutes } from "../../routes/money";
import * as z from "zod";
import {
  mealCostProblem,
  type MealForm,
  mealMoments,
  type MealShare,
  type SharedMeal,
} from "../../shared-meal/shared-meal";
import { PAST_MEALS, type PastMeal } from "../../shared-meal/past-meal";
import { answering, creating, describesEntity, done, withSchemas } from "../call";
import { answeredInstant, cents, idParams, instant, LONG_TEXT, pathId, requiredText } from "../fields";

const personSchema = z.object({ id: z.int(), name: z.string() });

/** A meal that one person cooks and all who eat pay for. */
export const sharedMealSchema = describesEntity<SharedMeal>()(
  z.object({
    id: z.int(),
    chef: personSchema,
    meal: z.object({ menu: z.string(), date: z.string().describe("vendredi 13 octobre soir") }),
    areShotgunsOpen: z.boolean(),
    shotgunCount: z.int(),
    shotguns: z.array(personSchema.extend({ date: answeredInstant })),
    expectedCost: z.int().exactOptional().describe("En centimes : ce que le chef pense dépenser en tout"),
    expense: z
      .object({ amount: z.int().describe("En centimes"), date: answeredInstant })
      .exactOptional()
      .describe("Quand le repas est clos"),
  }),
);

/** A closed meal, with the reader's own lines of it. */
export const pastMealSchema = describesEntity<PastMeal>()(
  sharedMealSchema.pick({ id: true, chef: true, meal: true, shotgunCount: true, shotguns: true }).extend({
    day: z.iso.date(),
    expense: z.object({ amount: z.int().describe("En centimes"), date: answeredInstant }),
    own: z
      .object({
        paid: z.int().describe("En centimes : ce que j'ai payé, ou ce qui m'a été remboursé si j'ai cuisiné"),
        payments: z.int().describe("Le nombre de transactions que cela fait"),
        cancelled: z.int().describe("En centimes : ce qui en a été annulé depuis"),
      })
      .exactOptional()
      .describe("Mes transactions de ce repas, si j'y ai mangé ou cuisiné"),
  }),
);

/** Which meals to list. */
export type MealsQuery = { ongoing?: "true" };
/** Which closed meals to list: those that come after a given one. */
export type PastMealsQuery = { before?: number };

const WRONG_DAY = "Date : un jour est attendu (aaaa-mm-jj)";

/** A meal that a chef offers. */
export const mealFormSchema = describesEntity<MealForm>()(
  z.object({
    menu: requiredText("Menu", LONG_TEXT).transform((menu) => menu.trim()),
    date: z.object(
      {
        day: z.iso
          .date({ abort: true, error: WRONG_DAY })
          .refine((day) => day >= "2000" && day < "2100", "Date : doit être entre 2000 et 2099"),
        moment: z.enum(mealMoments, { error: "Moment : MIDI ou SOIR" }),
      },
      { error: "Date : un jour et un moment sont attendus" },
    ),
    expectedCost: cents("Prix prévu")
      .refine((amount) => mealCostProblem(amount) === undefined, "Prix prévu : entre 0,01 € et 1 000 €")
      .exactOptional()
      .describe("En centimes"),
  }),
);

const queryCents = z
  .string({ error: "Somme totale : un montant en centimes est attendu" })
  .regex(/^\d{1,9}$/, "Somme totale : un montant en centimes est attendu")
  .transform(Number);

/** Meals that people share. */
export const sharedMealCalls = withSchemas(sharedMealRoutes, {
  list: answering("Les repas partagés, le plus récent d'abord", z.array(sharedMealSchema), {
    query: describesEntity<MealsQuery>()(
      z.object({
        ongoing: z
          .literal("true", { error: "Sans ceux qui sont clos : cette valeur n'existe pas" })
          .exactOptional()
          .describe("Sans ceux qui sont clos"),
      }),
    ),
  }),
  listPast: answering(
    `Les repas clos, ${PAST_MEALS} à la fois, le dernier mangé d'abord, avec ma propre part`,
    z.array(pastMealSchema),
    {
      query: describesEntity<PastMealsQuery>()(
        z.object({
          before: pathId
            .exactOptional()
            .describe("L'identifiant du dernier repas lu : ceux qui viennent après lui dans l'ordre"),
        }),
      ),
    },
  ),
  read: answering("Un repas partagé", sharedMealSchema, { params: idParams }),
  offer: creating("Proposer un repas, dont on est le premier convive", sharedMealSchema, {
    body: mealFormSchema,
  }),
  shotgun: answering("Shotgun un repas", sharedMealSchema, { params: idParams }),
  cancelShotgun: answering("Retirer un convive", sharedMealSchema, {
    params: idParams.extend({ guestId: pathId }),
  }),
  closeShotguns: answering("Fermer les shotguns", sharedMealSchema, { params: idParams }),
  openShotguns: answering("Rouvrir les shotguns", sharedMealSchema, { params: idParams }),
  previewClose: {
    summary: "Avant de clore : ce que paiera chaque convive, et qui passera sous zéro ; pour le chef",
    params: idParams,
    query: z.object({ amount: queryCents }),
    answers: {
      200: z.array(
        describesEntity<MealShare>()(
          z.object({
            guest: personSchema,
            amount: z.int().describe("En centimes"),
            isBelowZero: z.boolean(),
          }),
        ),
      ),
    },
  },
  close: answering("Clore un repas : chaque convive rembourse sa part au chef", sharedMealSchema, {
    params: idParams,
    body: z.object({ amount: cents("Somme totale"), date: instant("Date de la dépense") }),
  }),
  cancel: done("Annuler un repas", { params: idParams }),
});
