import { isEmail, INVALID_EMAIL, normaliseEmail } from "@coulisses/shared-domain/people/email";
import { eq } from "drizzle-orm";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as z from "zod";
import { originOf, recordAudit } from "../audit/record-audit";
import { festivalConfiguration } from "../configuration/festival-configuration";
import { users } from "../database/schema/people";
import { noContent } from "@coulisses/shared-domain/contract/fields";
import { locked, unauthorized } from "../http/http-error";
import { limited } from "../http/rate-limits";
import { logOut } from "./log-out";
import { matchesPassword } from "./passwords";
import { clearSessionCookies, refreshTokenIn, setSessionCookies } from "./session-cookie";
import { openSession, renewSession } from "./sessions";
import { slowGuessesOn } from "./slow-guesses";

export const email = z.string().max(320).transform(normaliseEmail).refine(isEmail, INVALID_EMAIL);

const loginForm = z.object({
  email,
  password: z.string().min(1).max(1_000),
  session: z.literal("cookie").optional(),
});
const refreshForm = z.object({ refreshToken: z.string().max(4_000).optional() }).optional();
const tokenPair = z.object({ accessToken: z.string(), refreshToken: z.string().optional() });

const WRONG_CREDENTIALS = "Email ou mot de passe invalide";

/** Login, renewal and logout. */
export const sessionRoutes: FastifyPluginAsyncZod = async (app) => {
  const { services } = app;
  const refuseSlowGuesses = slowGuessesOn(app);

  app.post(
    "/login",
    {
      config: { access: "public", rateLimit: limited({ max: 10, seconds: 30, by: "email" }) },
      schema: { tags: ["auth"], body: loginForm, response: { 201: tokenPair } },
    },
    async (request, reply) => {
      const { body } = request;
      const user = await services.db.query.users.findFirst({
        columns: { id: true, passwordHash: true, deletedAt: true },
        where: eq(users.email, body.email),
      });
      await refuseSlowGuesses(request, reply, user?.id);
      const matches = await matchesPassword(user?.passwordHash, body.password);
      const origin = originOf(request);
      if (user === undefined || !matches || user.deletedAt !== null) {
        const whose = user === undefined ? {} : { subjectId: user.id };
        await recordAudit(services.db, origin, { kind: "sign-in-failed", ...whose });
      }
      if (user === undefined || !matches) throw unauthorized(WRONG_CREDENTIALS);
      if (user.deletedAt !== null) throw await closedAccount(services.db);
      const pair = await openSession(services, user.id, {
        email: body.email,
        passwordHash: user.passwordHash,
        origin,
      });
      if (pair === undefined) throw unauthorized(WRONG_CREDENTIALS);
      reply.code(201);
      if (body.session === undefined) return pair;
      setSessionCookies(reply, services, pair.refreshToken);
      return { accessToken: pair.accessToken };
    },
  );

  app.post(
    "/refresh",
    {
      config: { access: "public" },
      schema: { tags: ["auth"], body: refreshForm, response: { 201: tokenPair } },
    },
    async (request, reply) => {
      const sent = request.body?.refreshToken;
      const inCookie = sent === undefined;
      const claims = services.tokens.readRefresh(sent ?? refreshTokenIn(request, services));
      const pair = claims && (await renewSession(services, claims, originOf(request)));
      if (pair === undefined) {
        if (inCookie) clearSessionCookies(reply, services);
        throw unauthorized();
      }
      reply.code(201);
      if (!inCookie) return pair;
      setSessionCookies(reply, services, pair.refreshToken);
      return { accessToken: pair.accessToken };
    },
  );

  app.post(
    "/logout",
    { config: { access: "public" }, schema: { tags: ["auth"], response: { 204: noContent } } },
    async (request, reply) => {
      await logOut(services, request);
      clearSessionCookies(reply, services);
      return reply.code(204).send(null);
    },
  );
};

export async function closedAccount(db: Parameters<typeof festivalConfiguration>[0]) {
  const { supportEmail } = await festivalConfiguration(db);
  return locked(`Il y a une erreur avec ton compte, envoie un mail à ${supportEmail}`);
}
