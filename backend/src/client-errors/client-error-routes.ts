import { clientErrorCalls } from "@coulisses/shared-domain/contract/client-errors";
import { notFound } from "@coulisses/shared-domain/festival-error";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { originOf } from "../audit/record-audit";
import { type Bound, refuseBeyond } from "../http/limits/attempts";
import { clientKey } from "../http/limits/client-key";
import { routeOf } from "../http/route-of";
import { applicationHealth, commonErrors } from "./application-health";
import { changeGuard } from "./change-guard";
import { judgeApp } from "./judge";
import { keepReport, type Reporter } from "./keep-report";
import { isKnownVersion } from "./releases";

const tag = "Applications";
const config = { access: "manage-config" } as const;

/** Bytes: ten errors with their stacks fit in. */
const longestReport = 64 * 1024;

/** Reports in ten minutes. A browser sends one every five seconds at most, and only while there is news. */
const bounds = {
  session: { max: 60, seconds: 600 },
  person: { max: 120, seconds: 600 },
  address: { max: 20, seconds: 600 },
} satisfies Record<string, Bound>;

/** Reports of browsers, and the health of applications that comes of them. */
export const clientErrorRoutes: FastifyPluginAsyncZod = async (app) => {
  const { services } = app;
  const { db, write, environment, pseudonym } = services;
  const versionsInPlace = async () => (await app.site.registryFile.read())?.versions ?? {};

  app.route({
    ...routeOf(clientErrorCalls.report, tag),
    config: { access: "public" },
    bodyLimit: longestReport,
    handler: async (request, reply) => {
      const { body, claimed, ip } = request;
      const reporter: Reporter = claimed ?? { address: clientKey(ip) };
      if (claimed) {
        await refuseBeyond(bounds.session, db, `client errors session ${claimed.sessionId}`);
        await refuseBeyond(bounds.person, db, `client errors person ${String(claimed.userId)}`);
      } else await refuseBeyond(bounds.address, db, `client errors ${clientKey(ip)}`);
      const [loads, errors] = await Promise.all([known(body.loads), known(body.errors)]);
      if (loads.length + errors.length === 0) return reply.code(204).send(null);
      await write((tx) => keepReport(tx, { loads, errors }, reporter, pseudonym));
      if (claimed) await judge([...loads, ...errors]);
      return reply.code(204).send(null);
    },
  });

  async function known<One extends { app: string; version: string }>(all: readonly One[]): Promise<One[]> {
    const isKnown = await Promise.all(all.map((one) => isKnownVersion(environment.siteDir, one)));
    return all.filter((_, at) => isKnown[at]);
  }

  /** A failure here must not lose the report, which is kept already: the next report judges again. */
  async function judge(heard: readonly { app: string; version: string }[]): Promise<void> {
    const { versions = {}, channels = {} } = (await app.site.registryFile.read()) ?? {};
    for (const name of new Set(heard.map((one) => one.app))) {
      const running = [versions[name], ...(channels[name] ?? []).map(({ version }) => version)];
      for (const version of new Set(running)) {
        if (version === undefined || !heard.some((one) => one.app === name && one.version === version))
          continue;
        await judgeApp(services, { app: name, version }).catch((error: unknown) => {
          app.log.error({ err: error, app: name }, "release not judged");
        });
      }
    }
  }

  app.route({
    ...routeOf(clientErrorCalls.health, tag),
    config,
    handler: async () => {
      const { versions = {}, disabled = {}, channels = {} } = (await app.site.registryFile.read()) ?? {};
      return applicationHealth(db, environment.siteDir, { versions, disabled, channels });
    },
  });

  app.route({
    ...routeOf(clientErrorCalls.list, tag),
    config,
    handler: ({ params }) => commonErrors(db, params.app),
  });

  app.route({
    ...routeOf(clientErrorCalls.changeGuard, tag),
    config,
    handler: async (request, reply) => {
      const { params, body } = request;
      if (!Object.hasOwn(await versionsInPlace(), params.app))
        throw notFound("Cette application n'est pas publiée");
      await write(async (tx, changes) => {
        if (!(await changeGuard(tx, { ...params, ...body }, originOf(request)))) return;
        changes.state({
          event: "application-guard-changed",
          by: request.person.id,
          tags: [{ type: "Application", id: params.app }],
        });
      });
      return reply.code(204).send(null);
    },
  });
};
