import { sharedMealRoutes } from "../../routes/money";
import * as z from "zod";
import {
  mealCostProblem,
  type MealForm,
  mealMoments,
  type MealShare,
  type SharedMeal,
} from "../../shared-meal/shared-meal";
import { describesEntity, withSchemas } from "../call";
import {
  answeredInstant,
  cents,
  idParams,
  instant,
  LONG_TEXT,
  noContent,
  pathId,
  requiredText,
} from "../fields";

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
  list: {
    summary: "Les repas partagés, le plus récent d'abord",
    answers: { 200: z.array(sharedMealSchema) },
  },
  read: {
    summary: "Un repas partagé",
    params: idParams,
    answers: { 200: sharedMealSchema },
  },
  offer: {
    summary: "Proposer un repas, dont on est le premier convive",
    body: mealFormSchema,
    answers: { 201: sharedMealSchema },
  },
  shotgun: {
    summary: "Shotgun un repas",
    params: idParams,
    answers: { 200: sharedMealSchema },
  },
  cancelShotgun: {
    summary: "Retirer un convive",
    params: idParams.extend({ guestId: pathId }),
    answers: { 200: sharedMealSchema },
  },
  closeShotguns: {
    summary: "Fermer les shotguns",
    params: idParams,
    answers: { 200: sharedMealSchema },
  },
  openShotguns: {
    summary: "Rouvrir les shotguns",
    params: idParams,
    answers: { 200: sharedMealSchema },
  },
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
  close: {
    summary: "Clore un repas : chaque convive rembourse sa part au chef",
    params: idParams,
    body: z.object({ amount: cents("Somme totale"), date: instant("Date de la dépense") }),
    answers: { 200: sharedMealSchema },
  },
  cancel: {
    summary: "Annuler un repas",
    params: idParams,
    answers: { 204: noContent },
  },
});
