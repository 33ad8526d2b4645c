import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { applicationRoutes } from "./application-routes";
import { invitationRoutes } from "./invitation-routes";
import { registrationRoutes } from "./registration-routes";

/** Routes of registration, applications and enrolment. */
export const registrationPlugin: FastifyPluginAsyncZod = async (app) => {
  await app.register(registrationRoutes);
  await app.register(applicationRoutes);
  await app.register(invitationRoutes);
};
