import type { FastifyInstance, FastifyRequest } from "fastify";
import * as z from "zod";
import type { EditionCounts, ValidatedCount } from "@coulisses/shared-domain/contract/statistics";
import { notFound } from "@coulisses/shared-domain/festival-error";
import { importEdition } from "@coulisses/shared-domain/statistics/import-edition";
import { editionOf } from "@coulisses/shared-domain/time/edition";
import type { Transaction } from "../database/database";
import { teams } from "../database/schema/access";
import { noContent } from "@coulisses/shared-domain/contract/fields";
import { uploadedFile } from "../http/uploaded-file";
import { editionAnswer, editionForm, editionParams } from "./edition-input";
import { forgetEdition, keepEdition, keptEditions, previousEdition, reachedNow } from "./editions";

const tags = ["Statistiques"];
const expectedFile = {
  maxSize: 1024 * 1024,
  missing: "Il faut joindre un fichier CSV dans le champ « file »",
  tooBig: "Moins de 1 Mo s'il te plaît 🙏",
};

/** What earlier editions had validated, to compare the present one with. */
export function statisticsRoutes(app: FastifyInstance, _options: object, done: () => void): void {
  const { db } = app.services;
  const config = { access: "manage-config" } as const;
  const editionIn = ({ params }: FastifyRequest) => (params as z.infer<typeof editionParams>).edition;

  function keep(
    request: FastifyRequest,
    counts: (tx: Transaction) => Promise<readonly ValidatedCount[]>,
  ): Promise<EditionCounts> {
    return app.services.write(async (tx, changes) => {
      changes.state({ event: "edition-kept", by: request.person.id, tags: [{ type: "Statistics" }] });
      return keepEdition(tx, editionIn(request), await counts(tx));
    });
  }

  app.get(
    "/statistics/previous-edition",
    {
      config: { access: "view-festival-events-stats" },
      schema: {
        summary: "Ce que l'édition précédente avait validé",
        tags,
        response: { 200: editionAnswer, 204: noContent },
      },
    },
    async (_request, reply) => {
      const previous = await previousEdition(db, editionOf(new Date()));
      return previous ? reply.send(previous) : reply.code(204).send();
    },
  );

  app.get(
    "/statistics/editions",
    {
      config,
      schema: { summary: "Les éditions gardées", tags, response: { 200: z.array(editionAnswer) } },
    },
    () => keptEditions(db),
  );

  app.put(
    "/statistics/editions/:edition",
    {
      config,
      schema: {
        summary: "Saisir ce qu'une édition avait validé",
        tags,
        params: editionParams,
        body: editionForm,
        response: { 200: editionAnswer },
      },
    },
    (request) => {
      const { counts } = request.body as z.infer<typeof editionForm>;
      return keep(request, () => Promise.resolve(counts));
    },
  );

  app.post(
    "/statistics/editions/:edition/import",
    {
      config,
      schema: {
        summary: "Importer d'un fichier CSV ce qu'une édition avait validé",
        tags,
        params: editionParams,
        consumes: ["multipart/form-data"],
        response: { 201: editionAnswer },
      },
    },
    async (request, reply) => {
      const file = await uploadedFile(request, expectedFile);
      const kept = await keep(request, async (tx) =>
        importEdition(file, await tx.select({ code: teams.code, name: teams.name }).from(teams)),
      );
      return reply.code(201).send(kept);
    },
  );

  app.post(
    "/statistics/editions/:edition/close",
    {
      config,
      schema: {
        summary: "Clore une édition : garder ce que ses fiches ont atteint",
        tags,
        params: editionParams,
        response: { 201: editionAnswer },
      },
    },
    async (request, reply) => reply.code(201).send(await keep(request, reachedNow)),
  );

  app.delete(
    "/statistics/editions/:edition",
    {
      config,
      schema: { summary: "Oublier une édition", tags, params: editionParams, response: { 204: noContent } },
    },
    async (request, reply) => {
      const edition = editionIn(request);
      await app.services.write(async (tx, changes) => {
        if (!(await forgetEdition(tx, edition))) {
          throw notFound(`Rien n'est gardé de l'édition ${edition}`);
        }
        changes.state({ event: "edition-forgotten", by: request.person.id, tags: [{ type: "Statistics" }] });
      });
      return reply.code(204).send();
    },
  );
  done();
}
