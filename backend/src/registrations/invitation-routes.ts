import {
  staffApplicationCalls,
  volunteerApplicationCalls,
} from "@coulisses/shared-domain/contract/registrations";
import { enrolPermissions } from "@coulisses/shared-domain/registration/application";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { originOf, recordAudit } from "../audit/record-audit";
import { BRIEFING_KEY, INVITATION_KEY } from "@coulisses/shared-domain/configuration/configuration-key";
import { saveConfiguration, setConfiguration } from "../configuration/save-configuration";
import { routeOf } from "../http/route-of";
import { sendJson } from "../read-cache/send-json";
import { presentInvitation } from "./present-invitation";

const tag = "Inscriptions";

/** INV-1, BR-1: routes of the link that invites organisers, and of the volunteers' briefing. */
export const invitationRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, write, tokens, environment } = app.services;

  app.route({
    ...routeOf(staffApplicationCalls.invitationLink, tag),
    config: { access: enrolPermissions.STAFF },
    handler: async (request, reply) =>
      sendJson(request, reply, JSON.stringify((await presentInvitation(db)) ?? null)),
  });

  app.route({
    ...routeOf(staffApplicationCalls.newInvitationLink, tag),
    config: { access: enrolPermissions.STAFF },
    handler: async (request, reply) => {
      const url = `${environment.publicUrl}/login?token=${tokens.signInvitation()}`;
      await write(async (tx, changes) => {
        await setConfiguration(tx, changes, { key: INVITATION_KEY, value: { url } }, request.person.id);
        await recordAudit(tx, originOf(request), { kind: "invitation-link-made" });
      });
      return sendJson(request, reply.code(201), JSON.stringify(url));
    },
  });

  app.route({
    ...routeOf(volunteerApplicationCalls.setBriefing, tag),
    config: { access: enrolPermissions.VOLUNTEER },
    handler: async (request, reply) => {
      await saveConfiguration(app.services, BRIEFING_KEY, request.body, request);
      return reply.code(204).send(null);
    },
  });
};
