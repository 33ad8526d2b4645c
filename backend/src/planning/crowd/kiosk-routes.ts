import { randomBytes } from "node:crypto";
import { kioskCalls, type KioskLink } from "@coulisses/shared-domain/contract/planning/crowd";
import { notFound } from "@coulisses/shared-domain/festival-error";
import { KIOSK_HOURS } from "@coulisses/shared-domain/planning/kiosk-board";
import { ofHours, ofMinutes } from "@coulisses/shared-domain/time/duration";
import { eq } from "drizzle-orm";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { originOf, recordAudit } from "../../audit/record-audit";
import type { Change } from "../../changes/change";
import { kioskLinks } from "../../database/schema/plannings";
import { routeOf } from "../../http/route-of";
import { sendJsonIfNew } from "../../read-cache/send-json";
import { bodyText } from "./body-text";
import { kioskQuery } from "./crowd-queries";

const tag = "Plannings";
const managing = { access: "affect-volunteer" } as const;

const changed = (event: `kiosk-link-${"made" | "revoked"}`, by: number): Change => ({
  event,
  by,
  tags: [{ type: "KioskLink" }],
});

/** Routes of the kiosk, and of its secret link. */
export const kioskRoutes: FastifyPluginAsyncZod = async (app) => {
  const { connection, db, write, environment } = app.services;
  const linkOf = ({ secret, createdAt }: typeof kioskLinks.$inferSelect): KioskLink => ({
    url: `${environment.publicUrl}/kiosk/${secret}`,
    createdAt: createdAt.toISOString(),
  });

  app.route({
    ...routeOf(kioskCalls.read, tag),
    config: { access: "public" },
    handler: async (request, reply) => {
      // Found by its index: the time that a guess takes tells nothing of the secret.
      const { secret } = request.params;
      const [known] = await db
        .select({ id: kioskLinks.id })
        .from(kioskLinks)
        .where(eq(kioskLinks.secret, secret));
      if (known === undefined) throw notFound("Ce lien n'est plus valable");
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
    handler: async () => {
      const [link] = await db.select().from(kioskLinks);
      return { link: link === undefined ? null : linkOf(link) };
    },
  });

  app.route({
    ...routeOf(kioskCalls.makeLink, tag),
    config: managing,
    handler: async (request, reply) => {
      const made = { secret: randomBytes(32).toString("base64url"), createdAt: new Date() };
      await write(async (tx, changes) => {
        changes.state(changed("kiosk-link-made", request.person.id));
        await recordAudit(tx, originOf(request), { kind: "kiosk-link-made" });
        await tx.insert(kioskLinks).values(made).onConflictDoUpdate({ target: kioskLinks.id, set: made });
      });
      return reply.code(201).send(linkOf({ id: 1, ...made }));
    },
  });

  app.route({
    ...routeOf(kioskCalls.revokeLink, tag),
    config: managing,
    handler: async (request, reply) => {
      await write(async (tx, changes) => {
        const removed = await tx.delete(kioskLinks).returning({ id: kioskLinks.id });
        if (removed.length === 0) return;
        changes.state(changed("kiosk-link-revoked", request.person.id));
        await recordAudit(tx, originOf(request), { kind: "kiosk-link-revoked" });
      });
      return reply.code(204).send(null);
    },
  });
};
