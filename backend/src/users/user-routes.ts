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
import { cachedRoute } from "../read-cache/cached-route";
import { lockManaged } from "../teams/member";
import { deleteUser } from "./delete-user";
import { changeProfile } from "./profile";
import { readProfilePicture } from "./profile-picture";
import type { KeptPeople } from "./kept-people";
import { findVolunteer, listAdherents } from "./user-queries";

const tag = "Personnes";
const reading = { access: "view-volunteer" } as const;

/** Routes of everybody's accounts. */
export const userRoutes: FastifyPluginAsyncZod<{ kept: KeptPeople }> = async (app, { kept }) => {
  const { services } = app;

  cachedRoute(app, userCalls.listVolunteers, { tag, access: "view-volunteer", read: kept.volunteers });

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
