import { isEmail, INVALID_EMAIL, normaliseEmail } from "@coulisses/shared-domain/people/email";
import { eq } from "drizzle-orm";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as z from "zod";
import { festivalConfiguration } from "../configuration/festival-configuration";
import { users } from "../database/schema/people";
import { noContent } from "../http/fields";
import { locked, unauthorized } from "../http/http-error";
import { limited } from "../http/rate-limits";
import { matchesPassword } from "./passwords";
import { clearSessionCookies, refreshCookie, setSessionCookies } from "./session-cookie";
import { endSessionsOf, openSession, renewSession } from "./sessions";

export const email = z
  .string()
  .max(320)
  .transform(normaliseEmail)
  .refine(isEmail, INVALID_EMAIL);

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

  app.post(
    "/login",
    {
      config: { access: "public", rateLimit: limited({ max: 10, seconds: 30, by: "email" }) },
      schema: { tags: ["auth"], body: loginForm, response: { 201: tokenPair } },
    },
    async ({ body }, reply) => {
      const user = await services.db.query.users.findFirst({
        columns: { id: true, passwordHash: true, deletedAt: true },
        where: eq(users.email, body.email),
      });
      const matches = await matchesPassword(user?.passwordHash, body.password);
      if (user === undefined || !matches) throw unauthorized(WRONG_CREDENTIALS);
      if (user.deletedAt !== null) throw await closedAccount(services.db);
      const pair = await openSession(services, user.id);
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
    async ({ body, cookies }, reply) => {
      const inCookie = body?.refreshToken === undefined;
      const claims = services.tokens.readRefresh(body?.refreshToken ?? cookies[refreshCookie] ?? "");
      const pair = claims && (await renewSession(services, claims));
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
    { config: { access: "authenticated" }, schema: { tags: ["auth"], response: { 204: noContent } } },
    async ({ person }, reply) => {
      await services.write((tx, live) => endSessionsOf(tx, live, person.id));
      clearSessionCookies(reply, services);
      return reply.code(204).send(null);
    },
  );
};

export async function closedAccount(db: Parameters<typeof festivalConfiguration>[0]) {
  const { supportEmail } = await festivalConfiguration(db);
  return locked(`Il y a une erreur avec ton compte, envoie un mail à ${supportEmail}`);
}
