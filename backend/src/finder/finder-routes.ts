import { finderCalls } from "@coulisses/shared-domain/contract/finder";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { routeOf } from "../http/route-of";
import { activityNames, gearNames, locationNames, taskNames, volunteerNames } from "./names";

const tag = "Recherche";

/** Routes of the finder: each list is for those who may read the page that it leads to. */
export const finderRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app.services;
  app.route({
    ...routeOf(finderCalls.activities, tag),
    config: { access: "read-fa" },
    handler: () => activityNames(db),
  });
  app.route({
    ...routeOf(finderCalls.tasks, tag),
    config: { access: "read-ft" },
    handler: () => taskNames(db),
  });
  app.route({
    ...routeOf(finderCalls.people, tag),
    config: { access: "view-volunteer" },
    handler: () => volunteerNames(db),
  });
  app.route({
    ...routeOf(finderCalls.gears, tag),
    config: { access: "read-gear-catalog" },
    handler: () => gearNames(db),
  });
  app.route({
    ...routeOf(finderCalls.locations, tag),
    config: { access: "view-location" },
    handler: () => locationNames(db),
  });
};
