import { authCalls } from "@coulisses/shared-domain/contract/auth";
import { WRONG_CREDENTIALS } from "@coulisses/shared-domain/people/credentials";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { originOf, recordAudit } from "../../audit/record-audit";
import { unauthorized } from "../../http/http-error";
import { routeOf } from "../../http/route-of";
import { accountToSignIn } from "../accounts";
import { closedAccount } from "./closed-account";
import { logOut } from "./log-out";
import { matchesPassword, renewedHash, spendTheSameTime } from "../passwords";
import {
  clearSessionCookies,
  knownDevice,
  refreshTokenIn,
  rememberDevice,
  setSessionCookies,
} from "./session-cookie";
import { openSession, renewSession } from "./sessions";
import { limitSignIn } from "./sign-in-limits";

const tag = "Connexion";

/** Routes of login, renewal and logout. */
export const sessionRoutes: FastifyPluginAsyncZod = async (app) => {
  const { services } = app;

  app.route({
    ...routeOf(authCalls.logIn, tag),
    config: { access: "public" },
    handler: async (request, reply) => {
      const { body } = request;
      const user = await accountToSignIn(services.db, body.email);
      const device = knownDevice(request, services, user?.id);
      await limitSignIn(services, request, { email: body.email, device });
      const matches = await matchesPassword(user?.passwordHash, body.password);
      if (!matches) await spendTheSameTime(services.db, user?.passwordHash, body.password);
      const origin = originOf(request);
      if (user === undefined || !matches || user.deletedAt !== null) {
        const whose = user === undefined ? {} : { subjectId: user.id };
        await services.write((tx) => recordAudit(tx, origin, { kind: "sign-in-failed", ...whose }));
      }
      if (user === undefined || !matches) throw unauthorized(WRONG_CREDENTIALS);
      if (user.deletedAt !== null) throw await closedAccount(services.db);
      const pair = await openSession(services, user.id, {
        email: body.email,
        passwordHash: user.passwordHash,
        renewedHash: await renewedHash(user.passwordHash, body.password),
        origin,
      });
      if (pair === undefined) throw unauthorized(WRONG_CREDENTIALS);
      if (body.session === undefined) return reply.code(201).send(pair);
      setSessionCookies(reply, services, pair.refreshToken);
      rememberDevice(reply, services, { userId: user.id, deviceId: device });
      return reply.code(201).send({ accessToken: pair.accessToken });
    },
  });

  app.route({
    ...routeOf(authCalls.refresh, tag),
    config: { access: "public" },
    handler: async (request, reply) => {
      const tokenInBody = request.body?.refreshToken;
      const inCookie = tokenInBody === undefined;
      const claims = services.tokens.readRefresh(tokenInBody ?? refreshTokenIn(request, services));
      const pair = claims && (await renewSession(services, claims, originOf(request)));
      if (pair === undefined) {
        if (inCookie) clearSessionCookies(reply, services);
        throw unauthorized();
      }
      if (!inCookie) return reply.code(201).send(pair);
      setSessionCookies(reply, services, pair.refreshToken);
      return reply.code(201).send({ accessToken: pair.accessToken });
    },
  });

  app.route({
    ...routeOf(authCalls.logOut, tag),
    config: { access: "public" },
    handler: async (request, reply) => {
      await logOut(services, request);
      clearSessionCookies(reply, services);
      return reply.code(204).send(null);
    },
  });
};
