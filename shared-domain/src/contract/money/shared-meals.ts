import * as z from "zod";
import {
  mealCostProblem,
  type MealForm,
  mealMoments,
  type MealShare,
  type SharedMeal,
} from "../../shared-meal/shared-meal";
import { type Calls, describes } from "../call";
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

/** A meal that one cooks and all who eat pay for. */
export const sharedMealSchema = describes<SharedMeal>()(
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

/** What a chef offers. */
export const mealFormSchema = describes<MealForm>()(
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
export const sharedMealCalls = {
  list: {
    method: "GET",
    path: "/shared-meals",
    summary: "Les repas partagés, le plus récent d'abord",
    answers: { 200: z.array(sharedMealSchema) },
  },
  read: {
    method: "GET",
    path: "/shared-meals/:id",
    summary: "Un repas partagé",
    params: idParams,
    answers: { 200: sharedMealSchema },
  },
  offer: {
    method: "POST",
    path: "/shared-meals",
    summary: "Proposer un repas, dont on est le premier convive",
    body: mealFormSchema,
    answers: { 201: sharedMealSchema },
  },
  shotgun: {
    method: "POST",
    path: "/shared-meals/:id/shotgun",
    summary: "Shotgun un repas",
    params: idParams,
    answers: { 200: sharedMealSchema },
  },
  cancelShotgun: {
    method: "DELETE",
    path: "/shared-meals/:id/shotgun/:guestId",
    summary: "Retirer un convive",
    params: idParams.extend({ guestId: pathId }),
    answers: { 200: sharedMealSchema },
  },
  closeShotguns: {
    method: "POST",
    path: "/shared-meals/:id/close-shotguns",
    summary: "Fermer les shotguns",
    params: idParams,
    answers: { 200: sharedMealSchema },
  },
  openShotguns: {
    method: "POST",
    path: "/shared-meals/:id/open-shotguns",
    summary: "Rouvrir les shotguns",
    params: idParams,
    answers: { 200: sharedMealSchema },
  },
  previewClose: {
    method: "GET",
    path: "/shared-meals/:id/expense",
    summary: "Avant de clore : ce que paiera chaque convive, et qui passera sous zéro ; pour le chef",
    params: idParams,
    query: z.object({ amount: queryCents }),
    answers: {
      200: z.array(
        describes<MealShare>()(
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
    method: "POST",
    path: "/shared-meals/:id/expense",
    summary: "Clore un repas : chaque convive rembourse sa part au chef",
    params: idParams,
    body: z.object({ amount: cents("Somme totale"), date: instant("Date de la dépense") }),
    movesMoney: true,
    answers: { 200: sharedMealSchema },
  },
  cancel: {
    method: "DELETE",
    path: "/shared-meals/:id",
    summary: "Annuler un repas",
    params: idParams,
    answers: { 204: noContent },
  },
} satisfies Calls;
