import { can } from "@coulisses/shared-domain/access/access";
import { deskCalls } from "@coulisses/shared-domain/contract/desk";
import { checkMayWelcome, checkWelcome } from "@coulisses/shared-domain/desk/welcome";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { authorOf } from "../audit/record-audit";
import { routeOf } from "../http/route-of";
import { makeClaimLink } from "./claim-links";
import { listDeskSlots } from "./desk-slots";
import { listKnownPeople } from "./known-people";
import { placeAtDesk } from "./place-at-desk";
import { welcomeAtDesk } from "./welcome-at-desk";

const tag = "Accueil";
/** DK-1: each call checks the right to admit besides. */
const access = "affect-volunteer" as const;
/** More than any desk does, and too few to find out whose number is whose. */
const limit = { max: 60, seconds: 60, by: "person" } as const;

/** Routes of the desk that welcomes people without an account. */
export const deskPlugin: FastifyPluginAsyncZod = async (app) => {
  const { db, write, environment } = app.services;

  app.route({
    ...routeOf(deskCalls.listKnown, tag),
    config: { access, limit },
    handler: ({ query, person }) => {
      checkMayWelcome(person.access);
      return listKnownPeople(db, query.phone);
    },
  });

  app.route({
    ...routeOf(deskCalls.welcome, tag),
    config: { access, limit },
    handler: async (request, reply) => {
      checkMayWelcome(request.person.access);
      const { key, ...typed } = request.body;
      const form = checkWelcome(typed, new Date());
      const welcomed = await write((tx, changes) =>
        welcomeAtDesk(tx, changes, { form, key, ...authorOf(request) }),
      );
      return reply.code(201).send(welcomed);
    },
  });

  app.route({
    ...routeOf(deskCalls.listSlots, tag),
    config: { access },
    handler: ({ params, person }) => {
      checkMayWelcome(person.access);
      return listDeskSlots(db, params.userId, new Date());
    },
  });

  app.route({
    ...routeOf(deskCalls.place, tag),
    config: { access },
    handler: async (request, reply) => {
      checkMayWelcome(request.person.access);
      const { as, ...slot } = request.body;
      const { userId } = request.params;
      await write((tx, changes) =>
        placeAtDesk(tx, changes, { userId, slot, as, now: new Date(), ...authorOf(request) }),
      );
      return reply.code(204).send(null);
    },
  });

  app.route({
    ...routeOf(deskCalls.makeClaimLink, tag),
    config: { access: "authenticated", limit },
    handler: async (request, reply) => {
      // From the dialog of a person, those who manage people make one too.
      if (!can(request.person.access, "manage-users")) checkMayWelcome(request.person.access);
      const { userId } = request.params;
      const made = await write((tx) =>
        makeClaimLink(tx, { userId, site: environment.publicUrl, ...authorOf(request) }),
      );
      return reply.code(201).header("cache-control", "no-store").send(made);
    },
  });
};
