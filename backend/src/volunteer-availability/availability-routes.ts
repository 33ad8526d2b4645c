import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as z from "zod";
import {
  checkMayRead,
  checkMayRecord,
  recordAvailabilities,
  replaceAvailabilities,
} from "@coulisses/shared-domain/volunteer-availability/record";
import { periodSchema } from "@coulisses/shared-domain/contract/fields";
import { pathId } from "@coulisses/shared-domain/contract/fields";
import type { Changes } from "../changes/change";
import {
  checkVolunteer,
  lockVolunteer,
  readAvailabilities,
  reopenApplication,
  saveAvailabilities,
  written,
} from "./availability-queries";

const tags = ["Disponibilités"];
const params = z.object({ userId: pathId });
const MOST = 1_000;

const form = z.object({
  availabilities: z
    .array(periodSchema, { error: "Disponibilités : une liste de périodes est attendue" })
    .max(MOST, `Disponibilités : ${MOST.toLocaleString("fr")} périodes au plus`),
});

const answer = z
  .array(z.object({ start: z.iso.datetime(), end: z.iso.datetime() }))
  .describe("Toutes les disponibilités, fusionnées, par date");

export const availabilityRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, write } = app.services;

  app.get(
    "/volunteer-availability/:userId",
    {
      config: { access: "authenticated" },
      schema: { summary: "Les disponibilités d'une personne", tags, params, response: { 200: answer } },
    },
    async ({ params: { userId }, person }) => {
      checkMayRead(userId, { id: person.id, ...person.access });
      await checkVolunteer(db, userId);
      return readAvailabilities(db, userId);
    },
  );

  app.post(
    "/volunteer-availability/:userId",
    {
      config: { access: "authenticated" },
      schema: { summary: "Ajouter des disponibilités", tags, params, body: form, response: { 201: answer } },
    },
    async ({ params: { userId }, body, person }, reply) => {
      checkMayRecord(userId, person);
      const all = await write(async (tx, changes) => {
        await lockVolunteer(tx, userId);
        const previous = await readAvailabilities(tx, userId);
        const { availabilities, isNew } = recordAvailabilities(previous, body.availabilities);
        await saveAvailabilities(tx, userId, availabilities);
        if (isNew) await reopenApplication(tx, userId, new Date());
        tell(changes, userId, person.id);
        return availabilities.map(written);
      });
      return reply.code(201).send(all);
    },
  );

  app.patch(
    "/volunteer-availability/:userId",
    {
      config: { access: "affect-volunteer" },
      schema: {
        summary: "Remplacer des disponibilités",
        tags,
        params,
        body: form,
        response: { 200: answer },
      },
    },
    async ({ params: { userId }, body, person }) =>
      write(async (tx, changes) => {
        await lockVolunteer(tx, userId);
        const availabilities = replaceAvailabilities(body.availabilities);
        await saveAvailabilities(tx, userId, availabilities);
        tell(changes, userId, person.id);
        return availabilities.map(written);
      }),
  );
};

/** Their own screens, and those that show who could come. */
function tell(changes: Changes, userId: number, by: number): void {
  const event = {
    event: "availabilities-changed",
    by,
    tags: [{ type: "Availability", id: userId } as const],
  };
  changes.state(event, { users: [userId] });
  changes.state(event);
}
