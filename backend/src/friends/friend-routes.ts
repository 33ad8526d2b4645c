import { requireMembership } from "@coulisses/shared-domain/access/access";
import { friendCalls } from "@coulisses/shared-domain/contract/friends";
import { checkMayReadFriends } from "@coulisses/shared-domain/people/friendship";
import { EVERYONE } from "@coulisses/shared-domain/people/team";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { routeOf } from "../http/route-of";
import { lockManaged } from "../teams/member";
import { addFriend, listFriendCandidates, listFriends, removeFriend } from "./friends";

const tag = "Amis";
const config = { access: "authenticated" } as const;
const managing = { access: "manage-users" } as const;

/** Routes of friendships, which go one way: the people that a person would like to work with. */
export const friendRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, write } = app.services;

  app.route({
    ...routeOf(friendCalls.listCandidates, tag),
    config,
    handler: ({ person }) => {
      requireMembership(person.access, EVERYONE);
      return listFriendCandidates(db);
    },
  });

  app.route({
    ...routeOf(friendCalls.list, tag),
    config,
    handler: ({ params, person }) => {
      checkMayReadFriends(params.id === person.id, person.access);
      return listFriends(db, params.id);
    },
  });

  app.route({
    ...routeOf(friendCalls.add, tag),
    config: { ...config, quota: "friends" },
    handler: async ({ person, body }, reply) => {
      // The answer holds names.
      requireMembership(person.access, EVERYONE);
      const pair = { requestorId: person.id, friendId: body.id };
      return reply
        .code(201)
        .send(await write((tx, changes) => addFriend(tx, changes, pair, { by: person.id })));
    },
  });

  app.route({
    ...routeOf(friendCalls.addTo, tag),
    config: { ...managing, quota: "friends" },
    handler: async ({ person, params, body }, reply) => {
      const pair = { requestorId: params.id, friendId: body.id };
      const friend = await write(async (tx, changes) => {
        await lockManaged(tx, params.id, person);
        return addFriend(tx, changes, pair, { by: person.id });
      });
      return reply.code(201).send(friend);
    },
  });

  app.route({
    ...routeOf(friendCalls.remove, tag),
    config,
    handler: async ({ person, params }, reply) => {
      const pair = { requestorId: person.id, friendId: params.id };
      await write((tx, changes) => removeFriend(tx, changes, pair, { by: person.id }));
      return reply.code(204).send(null);
    },
  });

  app.route({
    ...routeOf(friendCalls.removeFrom, tag),
    config: managing,
    handler: async ({ person, params }, reply) => {
      const pair = { requestorId: params.id, friendId: params.friendId };
      await write(async (tx, changes) => {
        await lockManaged(tx, params.id, person);
        await removeFriend(tx, changes, pair, { by: person.id });
      });
      return reply.code(204).send(null);
    },
  });
};
