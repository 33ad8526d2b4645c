import { notFound, refused } from "@coulisses/shared-domain/festival-error";
import { vehicleTeams } from "@coulisses/shared-domain/people/required-teams";
import { userNotFound } from "@coulisses/shared-domain/people/team-membership";
import type { UserIdentity } from "@coulisses/shared-domain/people/user";
import { and, eq, isNull, notExists, inArray, sql } from "drizzle-orm";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as z from "zod";
import { userTeams } from "../database/schema/access";
import { friends, users } from "../database/schema/people";
import { id as idField, idParams, noContent, pathId } from "@coulisses/shared-domain/contract/fields";
import type { Services } from "../services";
import { lockManaged } from "../teams/member";
import { identity } from "../users/user-schemas";

const named = {
  id: users.id,
  firstname: users.firstname,
  lastname: users.lastname,
  nickname: users.nickname,
};
const form = z.object({ id: idField("Ami") });
const friendParams = z.object({ id: pathId, friendId: pathId });

/** Friendship goes one way: whom a person would like to work with. */
export const friendRoutes: FastifyPluginAsyncZod = async (app) => {
  const { services } = app;
  const { db } = services;
  const config = { access: "authenticated" as const };
  const managed = { access: "manage-users" as const };
  const tags = ["friends"];
  const list = { 200: z.array(identity) };
  const added = { 201: identity };

  app.get("/friends", { config, schema: { tags, response: list } }, () =>
    db
      .select(named)
      .from(users)
      .where(
        and(
          isNull(users.deletedAt),
          notExists(
            db
              .select({ one: sql`1` })
              .from(userTeams)
              .where(and(eq(userTeams.userId, users.id), inArray(userTeams.teamCode, vehicleTeams))),
          ),
        ),
      )
      .orderBy(users.id),
  );

  app.get(
    "/friends/:id",
    { config, schema: { tags, params: idParams, response: list } },
    ({ params: { id } }) =>
      db
        .select(named)
        .from(friends)
        .innerJoin(users, eq(users.id, friends.friendId))
        .where(and(eq(friends.requestorId, id), isNull(users.deletedAt)))
        .orderBy(users.id),
  );

  app.post(
    "/friends",
    { config, schema: { tags, body: form, response: added } },
    async ({ person, body }, reply) => reply.code(201).send(await addFriend(services, person.id, body.id)),
  );

  app.post(
    "/friends/:id",
    { config: managed, schema: { tags, params: idParams, body: form, response: added } },
    async ({ person, params, body }, reply) => {
      await services.write((tx) => lockManaged(tx, params.id, person.access));
      return reply.code(201).send(await addFriend(services, params.id, body.id));
    },
  );

  app.delete(
    "/friends/:id",
    { config, schema: { tags, params: idParams, response: { 204: noContent } } },
    async ({ person, params }, reply) => {
      await removeFriend(services, person.id, params.id);
      return reply.code(204).send(null);
    },
  );

  app.delete(
    "/friends/:id/:friendId",
    { config: managed, schema: { tags, params: friendParams, response: { 204: noContent } } },
    async ({ person, params }, reply) => {
      await services.write((tx) => lockManaged(tx, params.id, person.access));
      await removeFriend(services, params.id, params.friendId);
      return reply.code(204).send(null);
    },
  );
};

async function addFriend({ db }: Services, requestorId: number, friendId: number): Promise<UserIdentity> {
  if (requestorId === friendId) throw refused("Tu ne peux pas être ton propre ami");
  const found = await db
    .select(named)
    .from(users)
    .where(and(inArray(users.id, [requestorId, friendId]), isNull(users.deletedAt)));
  const friend = found.find(({ id }) => id === friendId);
  if (friend === undefined || found.length < 2) throw userNotFound();
  const inserted = await db
    .insert(friends)
    .values({ requestorId, friendId })
    .onConflictDoNothing()
    .returning();
  if (inserted.length === 0) throw refused("Cette personne fait déjà partie des amis");
  return friend;
}

async function removeFriend({ db }: Services, requestorId: number, friendId: number): Promise<void> {
  const removed = await db
    .delete(friends)
    .where(and(eq(friends.requestorId, requestorId), eq(friends.friendId, friendId)))
    .returning();
  if (removed.length === 0) throw notFound("Cette personne ne fait pas partie des amis");
}
