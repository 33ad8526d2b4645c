import { sharedMealCalls } from "@coulisses/shared-domain/contract/money/shared-meals";
import { PAST } from "@coulisses/shared-domain/shared-meal/past-meal";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { Change } from "../changes/change";
import { routeOf } from "../http/route-of";
import { runOnce } from "../personal-account/run-once";
import * as meals from "./meal-writes";
import { listMeals, listPastMeals, readMeal } from "./meals";

const tag = "Repas partagés";
const eating = { access: "shotgun-shared-meal" } as const;
const cooking = { access: "offer-shared-meal" } as const;

const changed = (event: `shared-meal-${string}`, by: number): Change => ({
  event,
  by,
  tags: [{ type: "SharedMeal" }],
});

/** Routes of shared meals. */
export const sharedMealRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, write } = app.services;

  app.route({
    ...routeOf(sharedMealCalls.list, tag),
    config: eating,
    handler: ({ query }) => listMeals(db, query),
  });
  app.route({
    ...routeOf(sharedMealCalls.listPast, tag),
    config: eating,
    handler: ({ query, person }) => listPastMeals(db, person.id, query),
  });
  app.route({
    ...routeOf(sharedMealCalls.read, tag),
    config: eating,
    handler: ({ params }) => readMeal(db, params.id),
  });

  app.route({
    ...routeOf(sharedMealCalls.offer, tag),
    config: { ...cooking, quota: "sharedMeals" },
    handler: async ({ body, person }, reply) => {
      const meal = await write((tx, changes) => {
        changes.state(changed("shared-meal-offered", person.id));
        return meals.offerMeal(tx, body, person.id);
      });
      return reply.code(201).send(meal);
    },
  });

  app.route({
    ...routeOf(sharedMealCalls.shotgun, tag),
    config: eating,
    handler: ({ params: { id }, person }) =>
      write((tx, changes) => {
        changes.state(changed("shared-meal-shotgunned", person.id));
        return meals.shotgun(tx, { id, person: person.id });
      }),
  });

  app.route({
    ...routeOf(sharedMealCalls.cancelShotgun, tag),
    config: eating,
    handler: ({ params: { id, guestId }, person }) =>
      write((tx, changes) => {
        changes.state(changed("shared-meal-shotgun-cancelled", person.id));
        return meals.cancelShotgun(tx, { id, person: person.id, guest: guestId });
      }),
  });

  const switches = [
    [sharedMealCalls.closeShotguns, false],
    [sharedMealCalls.openShotguns, true],
  ] as const;
  for (const [call, open] of switches) {
    app.route({
      ...routeOf(call, tag),
      config: cooking,
      handler: ({ params: { id }, person }) =>
        write((tx, changes) => {
          changes.state(changed(open ? "shared-meal-opened" : "shared-meal-shut", person.id));
          return meals.setShotgunsOpen(tx, { id, person: person.id, open });
        }),
    });
  }

  app.route({
    ...routeOf(sharedMealCalls.previewClose, tag),
    config: cooking,
    handler: ({ params: { id }, query: { amount }, person }) =>
      meals.previewClose(db, { id, amount, person: person.id }),
  });

  app.route({
    ...routeOf(sharedMealCalls.close, tag),
    config: cooking,
    handler: async (request) => {
      const { params, body, person } = request;
      // The stored answer holds no names; the meal doesn't change any more.
      await runOnce(write, request, async (tx, changes) => {
        const change = changed("shared-meal-closed", person.id);
        changes.state({ ...change, tags: [...change.tags, { type: "SharedMeal", id: PAST }] });
        await meals.closeMeal(tx, changes, { id: params.id, person: person.id, ...body });
        return null;
      });
      return readMeal(db, params.id);
    },
  });

  app.route({
    ...routeOf(sharedMealCalls.cancel, tag),
    config: eating,
    handler: async ({ params: { id }, person }, reply) => {
      await write((tx, changes) => {
        changes.state(changed("shared-meal-cancelled", person.id));
        return meals.cancelMeal(tx, { id, person: person.id });
      });
      return reply.code(204).send(null);
    },
  });
};
