import { Readable } from "node:stream";
import { printCalls } from "@coulisses/shared-domain/contract/planning/prints";
import { userNotFound } from "@coulisses/shared-domain/people/team-membership";
import { planningFileName } from "@coulisses/shared-domain/planning/leaflet";
import { printFileNames } from "@coulisses/shared-domain/planning/print";
import type { FastifyReply } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { takesItsTime } from "../../http/limits/deadline";
import { routeOf } from "../../http/route-of";
import type { Services } from "../../services";
import type { PaperWork } from "./paper/printer";
import { listPaperVolunteers } from "./paper-volunteers";
import { zippedParts } from "./print-parts";
import { askForPrint, checkPresent, listPrints, readPrint, readPrintFile, removePrint } from "./prints";
import { readLeaflets } from "./read-leaflets";

const tag = "Plannings";
const config = { access: "affect-volunteer" } as const;
const heavy = { ...config, heavy: true } as const;

/** Routes of plannings on paper: of one person, of several at once, and the queue of larger prints. */
export const printRoutes: FastifyPluginAsyncZod = async (app) => {
  const { services } = app;
  const { db, write, printers } = services;
  app.addHook("onClose", async () => {
    await Promise.all([printers.desk.close(), printers.queue.close()]);
  });

  app.route({ ...routeOf(printCalls.listVolunteers, tag), config, handler: () => listPaperVolunteers(db) });

  app.route({
    ...routeOf(printCalls.readBooklet, tag),
    config: heavy,
    handler: ({ params }, reply) => sendPlanningPdf(services, reply, { id: params.id, kind: "booklet" }),
  });

  app.route({
    ...routeOf(printCalls.printBooklets, tag),
    config: heavy,
    handler: async (request, reply) => {
      const { body, hungUp } = request;
      takesItsTime(request);
      await checkPresent(db, body);
      const leaflets = await readLeaflets(services, body);
      const documents: Uint8Array[] = [];
      for (const id of body) {
        const content = leaflets.get(id);
        if (content !== undefined)
          documents.push(await printers.desk.print({ kind: "booklet", content }, hungUp));
      }
      const booklets = await printers.desk.print({ kind: "joined", title: "Livrets", documents }, hungUp);
      return sendFile(reply.code(201), booklets, printFileNames.BOOKLETS);
    },
  });

  app.route({
    ...routeOf(printCalls.list, tag),
    config,
    handler: ({ person }) => listPrints(db, person.id),
  });

  app.route({
    ...routeOf(printCalls.create, tag),
    config,
    handler: async ({ body, person }, reply) =>
      reply
        .code(201)
        .send(
          await write((tx, changes, enqueue) =>
            askForPrint(tx, { changes, enqueue }, { ...body, by: person.id }),
          ),
        ),
  });

  app.route({
    ...routeOf(printCalls.read, tag),
    config,
    handler: ({ params, person }) => readPrint(db, { id: params.id, by: person.id }),
  });

  app.route({
    ...routeOf(printCalls.remove, tag),
    config,
    handler: async ({ params, person }, reply) => {
      await write((tx, changes) => removePrint(tx, changes, { id: params.id, by: person.id }));
      return reply.code(204).send(null);
    },
  });

  app.route({
    ...routeOf(printCalls.readFile, tag),
    config: heavy,
    handler: async ({ params, person }, reply) => {
      const { kind, content } = await readPrintFile(db, { id: params.id, by: person.id });
      takesItsTime(reply.request);
      const file = content ?? Readable.from(zippedParts(db, { id: params.id, kind }));
      return sendFile(reply, file, printFileNames[kind]);
    },
  });
};

/** Answers the leaflet or the booklet of one person; 404 for an unknown person. */
export async function sendPlanningPdf(
  services: Services,
  reply: FastifyReply,
  { id, kind }: { id: number; kind: "leaflet" | "booklet" },
): Promise<FastifyReply> {
  const { request } = reply;
  takesItsTime(request);
  const content = (await readLeaflets(services, [id])).get(id);
  if (content === undefined) throw userNotFound();
  const work: PaperWork = kind === "booklet" ? { kind, content } : { kind, content };
  const file = await services.printers.desk.print(work, request.hungUp);
  return sendFile(reply, file, planningFileName(content.person, "pdf"));
}

function sendFile(reply: FastifyReply, content: Uint8Array | Readable, name: string): FastifyReply {
  return reply
    .type(name.endsWith(".zip") ? "application/zip" : "application/pdf")
    .header("cache-control", "private, no-store")
    .header("content-disposition", `attachment; filename="${name}"`)
    .send(
      content instanceof Uint8Array
        ? Buffer.from(content.buffer, content.byteOffset, content.byteLength)
        : content,
    );
}
