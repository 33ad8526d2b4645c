import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { assignmentRoutes } from "./assignment-routes";
import { overviewRoutes } from "./overview-routes";
import { assignmentToolRoutes } from "./tool-routes";

/** Routes of assignments: people for a slot, slots for a person. */
export const allAssignmentRoutes: FastifyPluginAsyncZod = async (app) => {
  for (const part of [assignmentRoutes, assignmentToolRoutes, overviewRoutes]) await app.register(part);
};
