import { kioskCalls } from "@coulisses/shared-domain/contract/planning/crowd";
import { KIOSK_HOURS } from "@coulisses/shared-domain/planning/kiosk-board";
import { ofHours, ofMinutes } from "@coulisses/shared-domain/time/duration";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { authorOf } from "../../audit/record-audit";
import { routeOf } from "../../http/route-of";
import { bodyText } from "../../read-cache/cached-reads";
import { sendJsonIfNew } from "../../read-cache/send-json";
import { kioskQuery } from "./crowd-queries";
import { checkKioskSecret, makeKioskLink, readKioskLink, revokeKioskLink } from "./kiosk-links";

const tag = "Plannings";
const managing = { access: "affect-volunteer" } as const;

/** Routes of the kiosk, and of its secret link. */
export const kioskRoutes: FastifyPluginAsyncZod = async (app) => {
  const { connection, db, write, environment } = app.services;
  const site = environment.publicUrl;

  app.route({
    ...routeOf(kioskCalls.read, tag),
    config: { access: "public" },
    handler: async (request, reply) => {
      await checkKioskSecret(db, request.params.secret);
      // Rounded to a quarter of an hour, so that the answer stays the same meanwhile.
      const from = Math.floor(Date.now() / ofMinutes(15)) * ofMinutes(15);
      const until = from + ofHours(KIOSK_HOURS);
      const window = [from, until].map((time) => new Date(time).toISOString());
      return sendJsonIfNew(request, reply, await bodyText(connection, kioskQuery, window));
    },
  });

  app.route({
    ...routeOf(kioskCalls.link, tag),
    config: managing,
    handler: async () => ({ link: await readKioskLink(db, site) }),
  });

  app.route({
    ...routeOf(kioskCalls.makeLink, tag),
    config: managing,
    handler: async (request, reply) => {
      const link = await write((tx, changes) => makeKioskLink(tx, changes, site, authorOf(request)));
      return reply.code(201).send(link);
    },
  });

  app.route({
    ...routeOf(kioskCalls.revokeLink, tag),
    config: managing,
    handler: async (request, reply) => {
      await write((tx, changes) => revokeKioskLink(tx, changes, authorOf(request)));
      return reply.code(204).send(null);
    },
  });
};
