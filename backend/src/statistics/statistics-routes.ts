import { statisticsCalls } from "@coulisses/shared-domain/contract/statistics";
import { importEdition } from "@coulisses/shared-domain/statistics/import-edition";
import type { EditionCounts, ValidatedCount } from "@coulisses/shared-domain/statistics/progress";
import { editionOf } from "@coulisses/shared-domain/time/edition";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { Change } from "../changes/change";
import type { Transaction } from "../database/database";
import { routeOf } from "../http/route-of";
import { uploadedFile } from "../http/uploaded-file";
import { listTeams } from "../teams/queries";
import { forgetEdition, keepEdition, listEditions, previousEdition } from "./editions";

const tag = "Statistiques";
const config = { access: "manage-config" } as const;
const expectedFile = {
  maxSize: 1024 * 1024,
  missing: "Il faut joindre un fichier CSV dans le champ « file »",
  tooBig: "Moins de 1 Mo s'il te plaît 🙏",
};

const changed = (event: `edition-${string}`, by: number): Change => ({
  event,
  by,
  tags: [{ type: "Statistics" }],
});

/** Routes of the validated counts of earlier editions. */
export const statisticsRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, write } = app.services;

  function keep(
    { edition, by }: { edition: number; by: number },
    counts: (tx: Transaction) => Promise<readonly ValidatedCount[]>,
  ): Promise<EditionCounts> {
    return write(async (tx, changes) => {
      changes.state(changed("edition-kept", by));
      return keepEdition(tx, edition, await counts(tx));
    });
  }

  app.route({
    ...routeOf(statisticsCalls.previousEdition, tag),
    config: { access: "view-festival-events-stats" },
    handler: async (_request, reply) => {
      const previous = await previousEdition(db, editionOf(new Date()));
      return previous ? reply.code(200).send(previous) : reply.code(204).send(null);
    },
  });

  app.route({ ...routeOf(statisticsCalls.listEditions, tag), config, handler: () => listEditions(db) });

  app.route({
    ...routeOf(statisticsCalls.keepEdition, tag),
    config,
    handler: ({ params: { edition }, body, person }) =>
      keep({ edition, by: person.id }, () => Promise.resolve(body.counts)),
  });

  app.route({
    ...routeOf(statisticsCalls.importEdition, tag),
    config,
    handler: async (request, reply) => {
      const file = await uploadedFile(request, expectedFile);
      const { params, person } = request;
      const counts = async (tx: Transaction) => importEdition(file, await listTeams(tx));
      return reply.code(201).send(await keep({ edition: params.edition, by: person.id }, counts));
    },
  });

  app.route({
    ...routeOf(statisticsCalls.forgetEdition, tag),
    config,
    handler: async ({ params: { edition }, person }, reply) => {
      await write((tx, changes) => {
        changes.state(changed("edition-forgotten", person.id));
        return forgetEdition(tx, edition);
      });
      return reply.code(204).send(null);
    },
  });
};
