import { can } from "@coulisses/shared-domain/access/access";
import { editionCalls } from "@coulisses/shared-domain/contract/next-edition";
import { statisticsCalls } from "@coulisses/shared-domain/contract/statistics";
import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { authorOf, originOf } from "../audit/record-audit";
import { archivedPreviewsQuery as archivedActivities } from "../festival-activities/queries/previews";
import { listRoutes } from "../festival-events/list-routes";
import { archivedPreviewsQuery as archivedTasks } from "../festival-tasks/queries/previews";
import { permissionMissing } from "../http/http-error";
import { routeOf } from "../http/route-of";
import { cachedReads } from "../read-cache/cached-reads";
import { closeEdition, reopenEdition } from "./close-edition";
import { readEditions } from "./read-editions";
import { restartSheets, type Restarter } from "./restart";
import { previewRestart } from "./restart-plan";
import { undoRestart } from "./undo-restart";

const tag = "Éditions";
/** The number of lists kept in memory. */
const KEPT_READS = 20;

const restarterOf = (request: FastifyRequest): Restarter => ({
  by: request.person.identity,
  origin: originOf(request),
});

/** Those who list sheets, and those who close editions. */
const readers = ["read-fa", "read-ft", "manage-config"] as const;

/** Refuses to take tasks along for a person who may not create any. */
function checkTasks({ person }: FastifyRequest, withTasks: boolean): void {
  if (withTasks && !can(person.access, "write-ft")) throw permissionMissing();
}

/** Routes of editions, of their archived sheets, and of what the next edition takes from them. */
export const nextEditionRoutes: FastifyPluginAsyncZod = async (app) => {
  const { connection, db, write } = app.services;
  const reads = cachedReads(connection, { limit: KEPT_READS });
  const restarting = { access: "write-fa" } as const;

  app.route({
    ...routeOf(editionCalls.list, tag),
    config: { access: "authenticated" },
    handler: ({ person }) => {
      if (!readers.some((permission) => can(person.access, permission))) throw permissionMissing();
      return readEditions(db);
    },
  });
  listRoutes(app, reads, { tag, revision: "festival-activities" }, [
    {
      call: editionCalls.archivedActivities,
      access: "read-fa",
      query: archivedActivities,
      values: ({ params }) => [(params as { edition: number }).edition],
    },
  ]);
  listRoutes(app, reads, { tag, revision: "festival-tasks" }, [
    {
      call: editionCalls.archivedTasks,
      access: "read-ft",
      query: archivedTasks,
      values: ({ params }) => [(params as { edition: number }).edition],
    },
  ]);

  app.route({
    ...routeOf(statisticsCalls.closeEdition, tag),
    config: { access: "manage-config" },
    handler: async (request, reply) => {
      const { edition } = request.params;
      const kept = await write((tx, changes) =>
        closeEdition(tx, changes, { edition, author: authorOf(request) }),
      );
      return reply.code(201).send(kept);
    },
  });
  app.route({
    ...routeOf(editionCalls.reopen, tag),
    config: { access: "manage-config" },
    handler: async (request, reply) => {
      const { edition } = request.params;
      await write((tx, changes) => reopenEdition(tx, changes, { edition, author: authorOf(request) }));
      return reply.code(204).send(null);
    },
  });

  app.route({
    ...routeOf(editionCalls.previewRestart, tag),
    config: restarting,
    handler: (request) => {
      checkTasks(request, request.body.withTasks);
      return previewRestart({ db, runPrepared: connection.runPrepared }, request.body);
    },
  });
  app.route({
    ...routeOf(editionCalls.restart, tag),
    config: restarting,
    handler: (request) => {
      checkTasks(request, request.body.withTasks);
      return write((tx, changes) => restartSheets(tx, changes, request.body, restarterOf(request)));
    },
  });
  app.route({
    ...routeOf(editionCalls.undoRestart, tag),
    config: restarting,
    handler: async (request, reply) => {
      await write((tx, changes) => undoRestart(tx, changes, request.body, restarterOf(request)));
      return reply.code(204).send(null);
    },
  });
};
