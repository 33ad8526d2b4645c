import { createHash, randomBytes } from "node:crypto";
import { checkNewPassword } from "@coulisses/shared-domain/people/password";
import { eq } from "drizzle-orm";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as z from "zod";
import { passwordResets, users } from "../database/schema/people";
import { noContent } from "../http/fields";
import { unauthorized } from "../http/http-error";
import { limited } from "../http/rate-limits";
import { type Forgetful, resetPasswordMail } from "../mail/reset-password-mail";
import type { Services } from "../services";
import { hashPassword } from "./passwords";
import { closedAccount, email } from "./session-routes";
import { endSessionsOf } from "./sessions";

const oneHour = 3_600_000;
const resetForm = z.object({
  token: z.string().min(1).max(200),
  password: z.string().max(1_000),
  password2: z.string().max(1_000),
});

const hashToken = (token: string) => createHash("sha256").update(token).digest("hex");
const INVALID_TOKEN = "Le token est invalide ou expiré";

/** Forgotten passwords: AUTH-7. */
export const passwordRoutes: FastifyPluginAsyncZod = async (app) => {
  const { services } = app;

  app.post(
    "/forgot",
    {
      config: { access: "public", rateLimit: limited({ max: 2, seconds: 60, by: "email" }) },
      schema: { tags: ["auth"], body: z.object({ email }), response: { 204: noContent } },
    },
    async ({ body, log }, reply) => {
      const user = await services.db.query.users.findFirst({
        columns: { id: true, email: true, firstname: true, deletedAt: true },
        where: eq(users.email, body.email),
      });
      if (user?.deletedAt) throw await closedAccount(services.db);
      if (user) {
        // Not awaited: the time of the answer must not tell that the address is known.
        services.lateWork.start(sendResetLink(services, user), (error) => {
          log.error({ err: error }, "reset mail not sent");
        });
      }
      return reply.code(204).send(null);
    },
  );

  app.post(
    "/reset",
    {
      config: { access: "public", rateLimit: limited({ max: 2, seconds: 60, by: "token" }) },
      schema: { tags: ["auth"], body: resetForm, response: { 204: noContent } },
    },
    async ({ body: { token, password, password2 } }, reply) => {
      const tokenHash = hashToken(token);
      const reset = await services.db.query.passwordResets.findFirst({
        where: eq(passwordResets.tokenHash, tokenHash),
      });
      if (reset === undefined || reset.expiresAt.getTime() <= Date.now()) throw unauthorized(INVALID_TOKEN);
      checkNewPassword(password, password2);
      const passwordHash = await hashPassword(password);
      await services.write(async (tx, live) => {
        const spent = await tx
          .delete(passwordResets)
          .where(eq(passwordResets.tokenHash, tokenHash))
          .returning({ userId: passwordResets.userId });
        if (spent.length === 0) throw unauthorized(INVALID_TOKEN);
        await tx.update(users).set({ passwordHash }).where(eq(users.id, reset.userId));
        await endSessionsOf(tx, live, reset.userId);
      });
      return reply.code(204).send(null);
    },
  );
};

async function sendResetLink(services: Services, user: Forgetful & { id: number }): Promise<void> {
  const token = randomBytes(20).toString("hex");
  const reset = { tokenHash: hashToken(token), expiresAt: new Date(Date.now() + oneHour) };
  await services.db
    .insert(passwordResets)
    .values({ userId: user.id, ...reset })
    .onConflictDoUpdate({ target: passwordResets.userId, set: reset });
  await services.mailer.send(await resetPasswordMail(services, user, token));
}
