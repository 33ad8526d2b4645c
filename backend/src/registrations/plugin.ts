import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { applicationRoutes } from "./application-routes";
import { invitationRoutes } from "./invitation-routes";
import { registrationRoutes } from "./registration-routes";

/** How strangers become members: registration, applications, enrolment. */
export const registrationPlugin: FastifyPluginAsyncZod = async (app) => {
  await app.register(registrationRoutes);
  await app.register(applicationRoutes);
  await app.register(invitationRoutes);
};
