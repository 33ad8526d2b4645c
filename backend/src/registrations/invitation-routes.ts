import {
  staffApplicationCalls,
  volunteerApplicationCalls,
} from "@coulisses/shared-domain/contract/registrations";
import { enrolPermissions } from "@coulisses/shared-domain/registration/application";
import { eq } from "drizzle-orm";
import type { FastifyReply } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as z from "zod";
import { originOf, recordAudit } from "../audit/record-audit";
import { checkedValue } from "../configuration/configuration-keys";
import type { Transaction } from "../database/database";
import { configurations } from "../database/schema/configuration";
import { routeOf } from "../http/route-of";
import type { Changes } from "../changes/change";

const tag = "Inscriptions";
const linkKey = "inviteStaffLink";
const briefingKey = "volunteerBriefingTimeWindow";
const storedLink = z.object({ url: z.url() });

async function saveKey(
  tx: Transaction,
  changes: Changes,
  entry: { key: string; value: unknown; by: number },
) {
  const { key, value, by } = entry;
  await tx
    .insert(configurations)
    .values({ key, value })
    .onConflictDoUpdate({ target: configurations.key, set: { value } });
  changes.state({ event: "configuration-updated", by, tags: [{ type: "Configuration", id: key }] });
}

/** Fastify would send a bare text as it is, which is no JSON. */
const sendText = (reply: FastifyReply, text: string | null) =>
  reply.type("application/json").send(JSON.stringify(text));

/** INV-1, BR-1: the link that invites organisers, and when volunteers are briefed. */
export const invitationRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, write, tokens, environment } = app.services;

  app.route({
    ...routeOf(staffApplicationCalls.invitationLink, tag),
    config: { access: enrolPermissions.STAFF },
    handler: async (_request, reply) => {
      const stored = await db.query.configurations.findFirst({ where: eq(configurations.key, linkKey) });
      return sendText(reply, storedLink.safeParse(stored?.value).data?.url ?? null);
    },
  });

  app.route({
    ...routeOf(staffApplicationCalls.newInvitationLink, tag),
    config: { access: enrolPermissions.STAFF },
    handler: async (request, reply) => {
      const url = `${environment.publicUrl}/login?token=${tokens.signInvitation()}`;
      await write(async (tx, changes) => {
        await saveKey(tx, changes, { key: linkKey, value: { url }, by: request.person.id });
        await recordAudit(tx, originOf(request), { kind: "invitation-link-made" });
      });
      return sendText(reply.code(201), url);
    },
  });

  app.route({
    ...routeOf(volunteerApplicationCalls.setBriefing, tag),
    config: { access: enrolPermissions.VOLUNTEER },
    handler: async (request, reply) => {
      const value = checkedValue(briefingKey, request.body);
      await write(async (tx, changes) => {
        await saveKey(tx, changes, { key: briefingKey, value, by: request.person.id });
        await recordAudit(tx, originOf(request), {
          kind: "configuration-changed",
          target: `configuration:${briefingKey}`,
        });
      });
      return reply.code(204).send(null);
    },
  });
};
