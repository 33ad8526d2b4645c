import { userNotFound } from "@coulisses/shared-domain/people/team-membership";
import { eq } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { Person } from "../auth/person";
import { users } from "../database/schema/people";
import { noContent } from "@coulisses/shared-domain/contract/fields";
import { uploadedPicture } from "../http/uploaded-picture";
import { expectedVersion, type Named } from "../input/if-match";
import { saveProfilePicture } from "./profile-picture";
import { updateProfile } from "./profile";
import { findMe } from "./user-queries";
import { me, profilePatch } from "./user-schemas";

/** One's own account. */
export const meRoutes: FastifyPluginAsyncZod = async (app) => {
  const { services } = app;
  const config = { access: "authenticated" as const };

  async function meOf({ id, access }: Person) {
    const found = await findMe(services.db, id, access.permissions);
    if (found === undefined) throw userNotFound();
    return found;
  }

  const myself = ({ person, headers }: FastifyRequest): Named => ({
    id: person.id,
    expectedVersion: expectedVersion(headers["if-match"]),
  });

  app.get("/users/me", { config, schema: { tags: ["users"], response: { 200: me } } }, ({ person }) =>
    meOf(person),
  );

  app.patch(
    "/users/me",
    { config, schema: { tags: ["users"], body: profilePatch, response: { 200: me } } },
    async (request) => {
      await updateProfile(services, myself(request), request.body);
      return meOf(request.person);
    },
  );

  app.post(
    "/users/me/approve-eula",
    { config, schema: { tags: ["users"], response: { 204: noContent } } },
    async ({ person }, reply) => {
      await services.db.update(users).set({ hasApprovedEula: true }).where(eq(users.id, person.id));
      return reply.code(204).send(null);
    },
  );

  app.post(
    "/users/me/profile-picture",
    { config, schema: { tags: ["users"], consumes: ["multipart/form-data"], response: { 201: me } } },
    async (request, reply) => {
      const picture = await uploadedPicture(request);
      await saveProfilePicture(services, myself(request), picture);
      return reply.code(201).send(await meOf(request.person));
    },
  );
};
