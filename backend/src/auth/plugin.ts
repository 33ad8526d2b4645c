import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { emailConfirmationRoutes } from "./email-confirmation-routes";
import { emailChangeRoutes } from "./email-change/email-change-routes";
import { ownCredentialsRoutes } from "./password/own-credentials-routes";
import { passwordRoutes } from "./password/password-routes";
import { ownSessionsRoutes } from "./session/own-sessions-routes";
import { sessionRoutes } from "./session/session-routes";

/** Routes of sessions, passwords and addresses of accounts. */
export const authRoutes: FastifyPluginAsyncZod = async (app) => {
  await app.register(sessionRoutes);
  await app.register(passwordRoutes);
  await app.register(emailChangeRoutes);
  await app.register(ownCredentialsRoutes);
  await app.register(ownSessionsRoutes);
  await app.register(emailConfirmationRoutes);
};
