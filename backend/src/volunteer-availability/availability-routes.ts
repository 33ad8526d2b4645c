import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { availabilityCalls } from "@coulisses/shared-domain/contract/volunteer-availability";
import { CALLS } from "@coulisses/shared-domain/live/live-tags";
import {
  checkMayRead,
  checkMayRecord,
  recordAvailabilities,
  replaceAvailabilities,
  withdrawAvailabilities,
} from "@coulisses/shared-domain/volunteer-availability/record";
import { type Changes, stateVolunteerChanged } from "../changes/change";
import { IMPORT_LIMIT } from "../http/import-limit";
import { routeOf } from "../http/route-of";
import {
  checkVolunteer,
  lockVolunteer,
  readAvailabilities,
  readAssignedPeriods,
  reopenApplication,
  saveAvailabilities,
  written,
} from "./availability-queries";
import { importAvailabilities } from "./import-availabilities";

const tag = "Disponibilités";

/** Routes of availabilities. */
export const availabilityRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, write } = app.services;

  app.route({
    ...routeOf(availabilityCalls.read, tag),
    config: { access: "authenticated" },
    handler: async ({ params: { userId }, person }) => {
      checkMayRead(userId, { id: person.id, ...person.access });
      await checkVolunteer(db, userId);
      return readAvailabilities(db, userId);
    },
  });

  app.route({
    ...routeOf(availabilityCalls.add, tag),
    config: { access: "authenticated" },
    handler: async ({ params: { userId }, body, person }, reply) => {
      checkMayRecord(userId, person);
      const all = await write(async (tx, changes) => {
        await lockVolunteer(tx, userId);
        const previous = await readAvailabilities(tx, userId);
        const { availabilities, isNew } = recordAvailabilities(previous, body.availabilities);
        await saveAvailabilities(tx, userId, availabilities);
        if (isNew) await reopenApplication(tx, userId, new Date());
        stateChanged(changes, [userId], person.id);
        return availabilities.map(written);
      });
      return reply.code(201).send(all);
    },
  });

  app.route({
    ...routeOf(availabilityCalls.importRows, tag),
    config: { access: "affect-volunteer" },
    bodyLimit: IMPORT_LIMIT,
    handler: ({ body, person }) =>
      write(async (tx, changes) => {
        const { outcomes, changed } = await importAvailabilities(tx, body.rows, new Date());
        if (changed.length > 0) stateChanged(changes, changed, person.id);
        return outcomes;
      }),
  });

  app.route({
    ...routeOf(availabilityCalls.withdraw, tag),
    config: { access: "authenticated" },
    handler: async ({ params: { userId }, body, person }) => {
      checkMayRecord(userId, person);
      return write(async (tx, changes) => {
        await lockVolunteer(tx, userId);
        const previous = await readAvailabilities(tx, userId);
        const placed = await readAssignedPeriods(tx, userId);
        const availabilities = withdrawAvailabilities(previous, body.availabilities, placed);
        await saveAvailabilities(tx, userId, availabilities);
        stateChanged(changes, [userId], person.id);
        return availabilities.map(written);
      });
    },
  });

  app.route({
    ...routeOf(availabilityCalls.replace, tag),
    config: { access: "affect-volunteer" },
    handler: async ({ params: { userId }, body, person }) =>
      write(async (tx, changes) => {
        await lockVolunteer(tx, userId);
        const availabilities = replaceAvailabilities(body.availabilities);
        await saveAvailabilities(tx, userId, availabilities);
        stateChanged(changes, [userId], person.id);
        return availabilities.map(written);
      }),
  });
};

/** Their own screens, those that show available people, and those with their charisma. */
function stateChanged(changes: Changes, userIds: readonly number[], by: number): void {
  const event = {
    event: "availabilities-changed",
    by,
    tags: userIds.map((id) => ({ type: "Availability" as const, id })),
  };
  const own = [...event.tags, { type: "Me" as const }, { type: "Availability" as const, id: CALLS }];
  changes.state({ ...event, tags: own }, { users: userIds });
  // A list of available people changes too: a person who has just become free was not in it.
  changes.state({ ...event, tags: [...event.tags, { type: "Availability" }] });
  stateVolunteerChanged(changes, ...userIds);
}
