import { can, requireMembership } from "@coulisses/shared-domain/access/access";
import { userCalls } from "@coulisses/shared-domain/contract/users";
import { checkMayChangeProfile } from "@coulisses/shared-domain/people/manage-account";
import { EVERYONE } from "@coulisses/shared-domain/people/team";
import { userNotFound } from "@coulisses/shared-domain/people/team-membership";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { authorOf, originOf } from "../audit/record-audit";
import { takeBackEmailChange } from "../auth/email-change/refuse-email-change";
import { routeOf } from "../http/route-of";
import { targetOf } from "../input/if-match";
import { type EncodedText, encodedText } from "../http/encoded-text";
import { sendJson } from "../read-cache/send-json";
import { sharedRuns } from "../read-cache/shared-runs";
import { lockManaged } from "../teams/member";
import { deleteUser } from "./delete-user";
import { changeProfile } from "./profile";
import { readProfilePicture } from "./profile-picture";
import { findVolunteer, listAdherents, listVolunteers, viewOf } from "./user-queries";

const tag = "Personnes";
const reading = { access: "view-volunteer" } as const;

/** Routes of everybody's accounts. */
export const userRoutes: FastifyPluginAsyncZod = async (app) => {
  const { services } = app;
  // Many people open the list of volunteers at once; it is read and compressed once for all with the same
  // view.
  const inOne = sharedRuns<EncodedText>();

  app.route({
    ...routeOf(userCalls.listVolunteers, tag),
    config: reading,
    // Several hundred people: a phone gets them compressed.
    handler: async (request, reply) =>
      sendJson(
        request,
        reply,
        await inOne(viewOf(request.person.access), async () =>
          encodedText(await listVolunteers(services.db, request.person.access)),
        ),
      ),
  });

  app.route({
    ...routeOf(userCalls.listAdherents, tag),
    config: reading,
    handler: () => listAdherents(services.db),
  });

  app.route({
    ...routeOf(userCalls.read, tag),
    config: reading,
    handler: async ({ person, params: { id } }) => {
      const volunteer = await findVolunteer(services.db, id, {
        access: person.access,
        self: id === person.id,
      });
      if (volunteer === undefined) throw userNotFound();
      return volunteer;
    },
  });

  app.route({
    ...routeOf(userCalls.readPicture, tag),
    config: { access: "authenticated" },
    handler: async ({ params: { id }, person }, reply) => {
      if (id !== person.id) requireMembership(person.access, EVERYONE);
      const { type, content } = await readProfilePicture(services, id);
      return reply.type(type).header("cache-control", "private, no-cache").send(content);
    },
  });

  app.route({
    ...routeOf(userCalls.change, tag),
    config: { access: "authenticated" },
    handler: async (request) => {
      const { person } = request;
      const { id } = request.params;
      checkMayChangeProfile({ by: person.id, id }, person.access);
      await changeProfile(services, targetOf(request), request.body, { person, origin: originOf(request) });
      const self = id === person.id || can(person.access, "manage-users");
      const saved = await findVolunteer(services.db, id, { access: person.access, self });
      if (saved === undefined) throw userNotFound();
      return saved;
    },
  });

  app.route({
    ...routeOf(userCalls.keepEmail, tag),
    config: { access: "manage-users" },
    handler: async (request, reply) => {
      const userId = request.params.id;
      await services.write(async (tx, changes) => {
        await lockManaged(tx, userId, request.person);
        await takeBackEmailChange(tx, changes, { userId, origin: originOf(request) });
      });
      return reply.code(204).send(null);
    },
  });

  app.route({
    ...routeOf(userCalls.remove, tag),
    config: { access: "manage-users" },
    handler: async (request, reply) => {
      await deleteUser(services, targetOf(request), authorOf(request));
      return reply.code(204).send(null);
    },
  });
};
