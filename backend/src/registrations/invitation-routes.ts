import {
  staffApplicationCalls,
  volunteerApplicationCalls,
} from "@coulisses/shared-domain/contract/registrations";
import { enrolPermissions } from "@coulisses/shared-domain/registration/application";
import type { FastifyReply } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { originOf, recordAudit } from "../audit/record-audit";
import { saveConfiguration } from "../configuration/save-configuration";
import { configurations } from "../database/schema/configuration";
import { routeOf } from "../http/route-of";
import { INVITATION_KEY, presentInvitation } from "./present-invitation";

const tag = "Inscriptions";
/** Fastify would send a bare text as it is, which is not JSON. */
const sendText = (reply: FastifyReply, text: string | null) =>
  reply.type("application/json").send(JSON.stringify(text));

/** INV-1, BR-1: routes of the link that invites organisers, and of the volunteers' briefing. */
export const invitationRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, write, tokens, environment } = app.services;

  app.route({
    ...routeOf(staffApplicationCalls.invitationLink, tag),
    config: { access: enrolPermissions.STAFF },
    handler: async (_request, reply) => {
      return sendText(reply, (await presentInvitation(db)) ?? null);
    },
  });

  app.route({
    ...routeOf(staffApplicationCalls.newInvitationLink, tag),
    config: { access: enrolPermissions.STAFF },
    handler: async (request, reply) => {
      const url = `${environment.publicUrl}/login?token=${tokens.signInvitation()}`;
      const entry = { key: INVITATION_KEY, value: { url } };
      await write(async (tx, changes) => {
        await tx
          .insert(configurations)
          .values(entry)
          .onConflictDoUpdate({ target: configurations.key, set: entry });
        changes.state({
          event: "configuration-updated",
          by: request.person.id,
          tags: [{ type: "Configuration", id: INVITATION_KEY }],
        });
        await recordAudit(tx, originOf(request), { kind: "invitation-link-made" });
      });
      return sendText(reply.code(201), url);
    },
  });

  app.route({
    ...routeOf(volunteerApplicationCalls.setBriefing, tag),
    config: { access: enrolPermissions.VOLUNTEER },
    handler: async (request, reply) => {
      await saveConfiguration(app.services, "volunteerBriefingTimeWindow", request.body, request);
      return reply.code(204).send(null);
    },
  });
};
