import type { FastifyInstance } from "fastify";
import * as z from "zod";
import { notFound } from "@coulisses/shared-domain/festival-error";
import { sendSheet } from "../../festival-events/routes/send-sheet";
import type { Revisions } from "../../changes/revisions";
import { idParams, noContent } from "@coulisses/shared-domain/contract/fields";
import type { CachedReads } from "../../read-cache/cached-reads";
import { sendJson } from "../../read-cache/send-json";
import { createForm } from "../input/general";
import { expectedVersion } from "../../input/if-match";
import { tagsOfListed } from "../live-tags";
import { sheetAnswer } from "../output/sheet-answer";
import { sheetQuery } from "../reads/sheet-sql";
import { createSheet } from "../writes/create-sheet";
import { removeSheet } from "../writes/remove-sheet";

const tags = ["Fiches activités"];

/** A sheet shows its tasks too. */
const sheetRevision = (revisions: Revisions) =>
  revisions["festival-activities"] + revisions["festival-tasks"];

/** Reading one sheet, and its first and last day. */
export function sheetRoutes(app: FastifyInstance, reads: CachedReads): void {
  app.get(
    "/festival-activities/:id",
    {
      config: { access: "read-fa" },
      schema: { summary: "Une fiche activité", tags, params: idParams, response: { 200: sheetAnswer } },
    },
    async (request, reply) => {
      const { id } = request.params as z.infer<typeof idParams>;
      const text = await reads.body(sheetRevision(request.revisions), sheetQuery, [id]);
      if (!text) {
        throw notFound(`Oups 😬 J'ai l'impression que la fiche activité #${id} n'existe pas`);
      }
      return sendJson(request, reply, text);
    },
  );

  app.post(
    "/festival-activities",
    {
      config: { access: "write-fa" },
      schema: { summary: "Créer une fiche activité", tags, body: createForm, response: { 201: sheetAnswer } },
    },
    async (request, reply) => {
      const { name } = request.body as z.infer<typeof createForm>;
      const author = request.person.identity;
      const fa = await app.services.write(async (tx, changes) => {
        const created = await createSheet(tx, { name, author });
        changes.state({
          event: "festival-activity-created",
          by: author.id,
          tags: tagsOfListed(created.id),
        });
        return created;
      });
      return sendSheet(reply, 201, fa);
    },
  );

  app.delete(
    "/festival-activities/:id",
    {
      config: { access: "write-fa" },
      schema: {
        summary: "Supprimer une fiche activité",
        tags,
        params: idParams,
        response: { 204: noContent },
      },
    },
    async (request, reply) => {
      const { id } = request.params as z.infer<typeof idParams>;
      await app.services.write(async (tx, changes) => {
        await removeSheet(tx, { id, expectedVersion: expectedVersion(request.headers["if-match"]) });
        changes.state({
          event: "festival-activity-deleted",
          by: request.person.id,
          tags: tagsOfListed(id),
        });
      });
      return reply.code(204).send();
    },
  );
}
