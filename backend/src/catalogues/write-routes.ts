import type { FastifyInstance } from "fastify";
import type * as z from "zod";
import type { Permission } from "@coulisses/shared-domain/access/permissions";
import type { LiveTag } from "@coulisses/shared-domain/contract/live";
import type { Transaction } from "../database/database";
import { idParams, noContent } from "@coulisses/shared-domain/contract/fields";
import { type Named, namedIn } from "../input/if-match";

/** One catalogue, and the rules by which its things come, change and go. */
export type WrittenCatalogue<Form, Update, Item> = {
  path: string;
  tag: string;
  permission: Permission;
  /** `gear` makes `gear-created`, `gear-updated` and `gear-deleted`. */
  event: string;
  stale: LiveTag[];
  summaries: { add: string; change: string; remove: string };
  form: z.ZodType<Form>;
  update: z.ZodType<Update>;
  answer: z.ZodType;
  add: (tx: Transaction, form: Form) => Promise<Item>;
  change: (tx: Transaction, named: Named, update: Update) => Promise<Item>;
  remove: (tx: Transaction, named: Named) => Promise<void>;
};

/** POST, PUT and DELETE of a catalogue, each in one transaction with its live event. */
export function writeRoutes<Form, Update, Item>(
  app: FastifyInstance,
  catalogue: WrittenCatalogue<Form, Update, Item>,
): void {
  const { path, permission, summaries, form, update, answer } = catalogue;
  const config = { access: permission };
  const tags = [catalogue.tag];

  function write<Result>(by: number, done: string, work: (tx: Transaction) => Promise<Result>) {
    return app.services.write(async (tx, changes) => {
      const result = await work(tx);
      changes.state({ event: `${catalogue.event}-${done}`, by, tags: catalogue.stale });
      return result;
    });
  }

  app.post(
    path,
    { config, schema: { summary: summaries.add, tags, body: form, response: { 201: answer } } },
    async ({ body, person }, reply) =>
      reply.code(201).send(await write(person.id, "created", (tx) => catalogue.add(tx, body as Form))),
  );

  app.put(
    `${path}/:id`,
    {
      config,
      schema: { summary: summaries.change, tags, params: idParams, body: update, response: { 200: answer } },
    },
    (request) => {
      const named = namedIn(request);
      return write(request.person.id, "updated", (tx) => catalogue.change(tx, named, request.body as Update));
    },
  );

  app.delete(
    `${path}/:id`,
    { config, schema: { summary: summaries.remove, tags, params: idParams, response: { 204: noContent } } },
    async (request, reply) => {
      const named = namedIn(request);
      await write(request.person.id, "deleted", (tx) => catalogue.remove(tx, named));
      return reply.code(204).send();
    },
  );
}
