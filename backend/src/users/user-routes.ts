import { can } from "@coulisses/shared-domain/access/access";
import { forbidden } from "@coulisses/shared-domain/festival-error";
import { userNotFound } from "@coulisses/shared-domain/people/team-membership";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as z from "zod";
import { email } from "../auth/session-routes";
import { originOf } from "../audit/record-audit";
import { idParams, noContent } from "@coulisses/shared-domain/contract/fields";
import { namedIn } from "../input/if-match";
import { deleteUser } from "./delete-user";
import { updateProfile } from "./profile";
import { readProfilePicture } from "./profile-picture";
import { findVolunteer, listAdherents, listVolunteers } from "./user-queries";
import { identity, profilePatch, volunteer } from "./user-schemas";

const managedPatch = profilePatch.extend({
  email: email.optional(),
  note: z.string().max(5_000).nullable().optional(),
});

/** Everybody's accounts. */
export const userRoutes: FastifyPluginAsyncZod = async (app) => {
  const { services } = app;

  app.get(
    "/users/volunteers",
    {
      config: { access: "view-volunteer" },
      schema: { tags: ["users"], response: { 200: z.array(volunteer) } },
    },
    ({ person }) => listVolunteers(services.db, person.access),
  );

  app.get(
    "/users/adherents",
    {
      config: { access: "view-volunteer" },
      schema: { tags: ["users"], response: { 200: z.array(identity) } },
    },
    () => listAdherents(services.db),
  );

  app.get(
    "/users/:id",
    {
      config: { access: "view-volunteer" },
      schema: { tags: ["users"], params: idParams, response: { 200: volunteer } },
    },
    async ({ person, params: { id } }) => {
      const found = await findVolunteer(services.db, id, { access: person.access, self: id === person.id });
      if (found === undefined) throw userNotFound();
      return found;
    },
  );

  app.get(
    "/users/:id/profile-picture",
    {
      config: { access: "authenticated" },
      schema: { tags: ["users"], params: idParams, produces: ["image/png", "image/jpeg", "image/gif"] },
    },
    async ({ params: { id } }, reply) => {
      const { type, content } = await readProfilePicture(services, id);
      return reply.type(type).header("cache-control", "private, no-cache").send(content);
    },
  );

  app.put(
    "/users/:id",
    {
      config: { access: "authenticated" },
      schema: { tags: ["users"], params: idParams, body: managedPatch, response: { 200: volunteer } },
    },
    async (request) => {
      const { person, body } = request;
      const { id } = request.params;
      const manages = can(person.access, "manage-users");
      const self = id === person.id;
      if (!manages && !self) throw forbidden("Tu ne peux pas modifier ce bénévole");
      const { email: newEmail, note, ...profile } = body;
      if (self) {
        // One's own address takes one's password: see `users/me/email`.
        await updateProfile(services, namedIn(request), manages ? { ...profile, note } : profile);
      } else {
        const manager = { by: person.access, origin: originOf(request) };
        await updateProfile(services, namedIn(request), { ...profile, email: newEmail, note }, manager);
      }
      const saved = await findVolunteer(services.db, id, { access: person.access, self: self || manages });
      if (saved === undefined) throw userNotFound();
      return saved;
    },
  );

  app.delete(
    "/users/:id",
    {
      config: { access: "manage-users" },
      schema: { tags: ["users"], params: idParams, response: { 204: noContent } },
    },
    async (request, reply) => {
      await deleteUser(services, namedIn(request), { by: request.person.access, origin: originOf(request) });
      return reply.code(204).send(null);
    },
  );
};
