import { createHash, randomBytes } from "node:crypto";
import { checkNewPassword } from "@coulisses/shared-domain/people/password";
import { and, eq, isNull } from "drizzle-orm";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as z from "zod";
import { type Origin, originOf, recordAudit } from "../audit/record-audit";
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
    async (request, reply) => {
      const { body, log } = request;
      const user = await services.db.query.users.findFirst({
        columns: { id: true, email: true, firstname: true, deletedAt: true },
        where: eq(users.email, body.email),
      });
      if (user?.deletedAt) throw await closedAccount(services.db);
      if (user) {
        // Not awaited: the time of the answer must not tell that the address is known.
        services.lateWork.start(sendResetLink(services, user, originOf(request)), (error) => {
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
    async (request, reply) => {
      const { token, password, password2 } = request.body;
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
        await recordAudit(tx, originOf(request), { kind: "password-reset", subjectId: reset.userId });
      });
      return reply.code(204).send(null);
    },
  );
};

async function sendResetLink(services: Services, user: Forgetful & { id: number }, origin: Origin): Promise<void> {
  const token = randomBytes(20).toString("hex");
  const reset = { tokenHash: hashToken(token), expiresAt: new Date(Date.now() + oneHour) };
  const stillTheirs = await services.write(async (tx) => {
    // An address that was changed meanwhile gets no key to the account.
    const living = and(eq(users.id, user.id), eq(users.email, user.email), isNull(users.deletedAt));
    const found = await tx.select({ id: users.id }).from(users).where(living).for("update");
    if (found.length === 0) return false;
    await tx
      .insert(passwordResets)
      .values({ userId: user.id, ...reset })
      .onConflictDoUpdate({ target: passwordResets.userId, set: reset });
    await recordAudit(tx, origin, { kind: "password-reset-asked", subjectId: user.id });
    return true;
  });
  if (stillTheirs) await services.mailer.send(await resetPasswordMail(services, user, token));
}
