import type { FastifyInstance, FastifyRequest } from "fastify";
import * as z from "zod";
import { putGear, removeGear } from "@coulisses/shared-domain/logistics/logistic-sheet";
import type { Patch } from "@coulisses/shared-domain/patch";
import type { Transaction } from "../database/database";
import { namedIn } from "../input/if-match";
import { idParams, noContent } from "@coulisses/shared-domain/contract/fields";
import type { CachedReads } from "../read-cache/cached-reads";
import { sendJson } from "../read-cache/send-json";
import { sheetGearForm, sheetGearParams } from "./sheet-input";
import type { LogisticSheet, SheetKind } from "./sheet-kind";
import { editLogisticSheet, namedGear, removeLogisticSheet, sheetQueries } from "./sheet-writes";

const tags = ["Achats et emprunts"];

/** Every call about purchases, or about loans. */
export function logisticSheetRoutes<Sheet extends LogisticSheet, Form>(
  app: FastifyInstance,
  kind: SheetKind<Sheet, Form>,
  reads: CachedReads,
): void {
  const { path, summaries, answer } = kind;
  const config = { access: kind.permission };
  const queries = sheetQueries(kind);
  const revisionOf = ({ revisions }: FastifyRequest) => revisions.catalogues + revisions["logistic-sheets"];
  const idOf = ({ params }: FastifyRequest) => (params as z.infer<typeof idParams>).id;
  const stale = (id: number) => [{ type: kind.tag, id }, { type: kind.tag }];

  function edit(
    request: FastifyRequest,
    change: (sheet: Sheet, tx: Transaction) => Sheet | Promise<Sheet>,
  ): Promise<Sheet> {
    return app.services.write(async (tx, changes) => {
      const { sheet, isChanged } = await editLogisticSheet(tx, kind, namedIn(request), (before) =>
        change(before, tx),
      );
      if (isChanged) {
        changes.state({ event: `${kind.event}-updated`, by: request.person.id, tags: stale(sheet.id) });
      }
      return sheet;
    });
  }

  app.get(
    path,
    { config, schema: { summary: summaries.list, tags, response: { 200: z.array(answer) } } },
    async (request, reply) => sendJson(request, reply, await reads.body(revisionOf(request), queries.list)),
  );

  app.get(
    `${path}/:id`,
    { config, schema: { summary: summaries.read, tags, params: idParams, response: { 200: answer } } },
    async (request, reply) => {
      const text = await reads.body(revisionOf(request), queries.one, [idOf(request)]);
      if (!text) throw kind.notFound(idOf(request));
      return sendJson(request, reply, text);
    },
  );

  app.post(
    path,
    { config, schema: { summary: summaries.add, tags, body: kind.form, response: { 201: answer } } },
    async (request, reply) => {
      const form = request.body as Form;
      const sheet = await app.services.write(async (tx, changes) => {
        const created = kind.create({ ...form, id: 0 });
        const id = await kind.insert(tx, created);
        changes.state({ event: `${kind.event}-created`, by: request.person.id, tags: stale(id) });
        return { ...created, id };
      });
      return reply.code(201).send(sheet);
    },
  );

  app.patch(
    `${path}/:id`,
    {
      config,
      schema: {
        summary: summaries.change,
        tags,
        params: idParams,
        body: kind.patch,
        response: { 200: answer },
      },
    },
    (request) => edit(request, (sheet) => kind.update(sheet, request.body as Patch<Form>)),
  );

  app.delete(
    `${path}/:id`,
    { config, schema: { summary: summaries.remove, tags, params: idParams, response: { 204: noContent } } },
    async (request, reply) => {
      await app.services.write(async (tx, changes) => {
        await removeLogisticSheet(tx, kind, namedIn(request));
        changes.state({
          event: `${kind.event}-deleted`,
          by: request.person.id,
          tags: stale(idOf(request)),
        });
      });
      return reply.code(204).send();
    },
  );

  app.post(
    `${path}/:id/gear-requests`,
    {
      config,
      schema: {
        summary: "Demander du matos, ou en changer la quantité",
        tags,
        params: idParams,
        body: sheetGearForm,
        response: { 201: answer },
      },
    },
    async (request, reply) => {
      const { slug, quantity } = request.body as z.infer<typeof sheetGearForm>;
      const sheet = await edit(request, async (before, tx) =>
        putGear(before, await namedGear(tx, slug), quantity),
      );
      return reply.code(201).send(sheet);
    },
  );

  app.delete(
    `${path}/:id/gear-requests/:slug`,
    {
      config,
      schema: {
        summary: "Ne plus demander un matos",
        tags,
        params: sheetGearParams,
        response: { 200: answer },
      },
    },
    (request) => {
      const { slug } = request.params as z.infer<typeof sheetGearParams>;
      return edit(request, (sheet) => removeGear(sheet, slug));
    },
  );
}
