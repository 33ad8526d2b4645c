import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { applicationRoutes } from "./application-routes";
import { invitationRoutes } from "./invitation-routes";
import { registerRoute } from "./register";

/** Routes of registration, applications and enrolment. */
export const registrationRoutes: FastifyPluginAsyncZod = async (app) => {
  await app.register(registerRoute);
  await app.register(applicationRoutes);
  await app.register(invitationRoutes);
};
