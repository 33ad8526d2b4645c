import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { applicationRoutes } from "./application-routes";
import { invitationRoutes } from "./invitation-routes";
import { registerRoute } from "./register";

/** How strangers become members: registration, applications, enrolment. */
export const registrationRoutes: FastifyPluginAsyncZod = async (app) => {
  await app.register(registerRoute);
  await app.register(applicationRoutes);
  await app.register(invitationRoutes);
};
