import type { FastifyInstance } from "fastify";
import * as z from "zod";
import { taskNotFound } from "@coulisses/shared-domain/festival-task/create-and-remove";
import { expectedVersion } from "../../input/if-match";
import type { Revisions } from "../../changes/revisions";
import { idParams, noContent } from "@coulisses/shared-domain/contract/fields";
import type { CachedReads } from "../../read-cache/cached-reads";
import { sendJson } from "../../read-cache/send-json";
import { createForm } from "../input/general";
import { tagsOfListed } from "../live-tags";
import { sheetAnswer } from "../output/answers";
import { composeSheet, type SheetRow } from "../reads/compose-sheet";
import { sheetQuery } from "../reads/sheet-sql";
import { createSheet } from "../writes/create-sheet";
import { removeSheet } from "../writes/remove-sheet";
import { sendSheet } from "../../festival-events/routes/send-sheet";

const tags = ["Fiches tâches"];

/** A sheet shows its activity, gear and places too, and who can't come. */
const sheetRevision = (revisions: Revisions) =>
  revisions["festival-tasks"] + revisions["festival-activities"] + revisions.availabilities;

/** Reading one sheet, and its first and last day. */
export function sheetRoutes(app: FastifyInstance, reads: CachedReads): void {
  const { connection } = app.services;

  async function sheetText(id: number): Promise<string | undefined> {
    const [row] = await connection.hot<SheetRow>(sheetQuery, [id]);
    return row && JSON.stringify(composeSheet(row));
  }

  app.get(
    "/festival-tasks/:id",
    {
      config: { access: "read-ft" },
      schema: { summary: "Une fiche tâche", tags, params: idParams, response: { 200: sheetAnswer } },
    },
    async (request, reply) => {
      const { id } = request.params as z.infer<typeof idParams>;
      const revision = sheetRevision(request.revisions);
      const text = await reads.text(revision, `festival-task ${id}`, () => sheetText(id));
      if (!text) throw taskNotFound(id);
      return sendJson(request, reply, text);
    },
  );

  app.post(
    "/festival-tasks",
    {
      config: { access: "write-ft" },
      schema: { summary: "Créer une fiche tâche", tags, body: createForm, response: { 201: sheetAnswer } },
    },
    async (request, reply) => {
      const form = request.body as z.infer<typeof createForm>;
      const author = request.person.identity;
      const ft = await app.services.write(async (tx, changes) => {
        const created = await createSheet(tx, { ...form, author });
        changes.state({ event: "festival-task-created", by: author.id, tags: tagsOfListed(created) });
        return created;
      });
      return sendSheet(reply, 201, ft);
    },
  );

  app.delete(
    "/festival-tasks/:id",
    {
      config: { access: "write-ft" },
      schema: { summary: "Supprimer une fiche tâche", tags, params: idParams, response: { 204: noContent } },
    },
    async (request, reply) => {
      const { id } = request.params as z.infer<typeof idParams>;
      await app.services.write(async (tx, changes) => {
        const removed = await removeSheet(tx, {
          id,
          expectedVersion: expectedVersion(request.headers["if-match"]),
        });
        changes.state({ event: "festival-task-deleted", by: request.person.id, tags: tagsOfListed(removed) });
      });
      return reply.code(204).send();
    },
  );
}
