import { firstStartCalls } from "@coulisses/shared-domain/contract/first-start";
import { checkFirstStart, festivalInPlace, wrongKey } from "@coulisses/shared-domain/first-start/first-start";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { originOf } from "../audit/record-audit";
import { commonPasswords, hashPassword } from "../auth/passwords";
import { hasAdministrator, isEmpty } from "../base-data/fill-base-data";
import { takesItsTime } from "../http/limits/deadline";
import { type Bound, refuseBeyond } from "../http/limits/attempts";
import { clientKey } from "../http/limits/client-key";
import { routeOf } from "../http/route-of";
import { hashOf, isSecretOf } from "../publishing/token-secret";
import { putInPlace, teamsToChoose } from "./put-in-place";

const tag = "Premier démarrage";
const config = { access: "public" } as const;
const wrongKeys: Bound = { max: 10, seconds: 60 };

/** FS-1 to FS-5: routes of the page that puts a new festival in place, for the holder of the console's key. */
export const firstStartRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, connection, firstStartKey, environment } = app.services;
  const expected = hashOf(firstStartKey);

  /** Throws once the festival is in place, and for a wrong key, which few tries are left to guess. */
  async function checkKey(key: string, ip: string): Promise<void> {
    if (await hasAdministrator(db)) throw festivalInPlace();
    if (isSecretOf(key, expected)) return;
    await refuseBeyond(wrongKeys, db, `first start at ${clientKey(ip)}`);
    throw wrongKey();
  }

  app.route({
    ...routeOf(firstStartCalls.read, tag),
    config,
    handler: async ({ body, ip }, reply) => {
      await checkKey(body.key, ip);
      return reply.header("cache-control", "no-store").send({
        teams: await teamsToChoose(db),
        canBeDemo: await isEmpty(db, "users"),
      });
    },
  });

  app.route({
    ...routeOf(firstStartCalls.start, tag),
    config,
    handler: async (request, reply) => {
      const { key, ...form } = request.body;
      await checkKey(key, request.ip);
      checkFirstStart(form, { now: new Date(), isCommon: await commonPasswords() });
      const passwordHash = await hashPassword(form.password);
      // The demo is long to write.
      takesItsTime(request);
      await putInPlace(connection, {
        form,
        passwordHash,
        site: environment.publicUrl,
        origin: originOf(request),
      });
      return reply.code(204).send(null);
    },
  });
};
