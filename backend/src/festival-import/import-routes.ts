import { festivalImportCalls } from "@coulisses/shared-domain/contract/festival-import";
import { notFound } from "@coulisses/shared-domain/festival-error";
import { PIECE_BYTES } from "@coulisses/shared-domain/import/festival-import";
import { displayName } from "@coulisses/shared-domain/people/display-name";
import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { originOf } from "../audit/record-audit";
import { routeOf } from "../http/route-of";
import { uploadedFile } from "../http/uploaded-file";
import { importFolder } from "./import-folder";
import { importerOn } from "./importer";
import { lastImport } from "./last-import";
import { beginUpload, dropUpload, presentUpload, putPiece } from "./uploads";

const tag = "Reprise d'Overbookd";
const config = { access: "manage-config" } as const;
/** Milliseconds. */
const HOUR = 60 * 60 * 1000;

const pieceFile = {
  maxSize: PIECE_BYTES,
  missing: "Un morceau de fichier est attendu (champ file)",
  tooBig: "Ce morceau est trop long",
};

const authorOf = (request: FastifyRequest) => ({
  by: displayName(request.person.identity),
  origin: originOf(request),
});

/** Routes of the page that takes a festival over from a file. */
export const festivalImportRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, environment } = app.services;
  const folder = importFolder(environment.dataDir);
  const importer = importerOn(app.services, folder, app.log);
  const maxBytes = environment.importBytes;

  const forget = () =>
    void importer.forgetOld().catch((error: unknown) => {
      app.log.error({ err: error }, "old import not removed");
    });
  const hourly = setInterval(forget, HOUR).unref();
  app.addHook("onReady", async () => importer.forgetOld());
  app.addHook("preClose", (done) => {
    clearInterval(hourly);
    void importer.stop();
    done();
  });
  app.addHook("onClose", () => importer.stop());

  app.route({
    ...routeOf(festivalImportCalls.read, tag),
    config,
    handler: async () => {
      // First: what an order leaves is there once it says that it has ended.
      const task = await importer.task();
      const [upload, hasReport, last] = await Promise.all([
        presentUpload(folder),
        folder.has("report.json"),
        lastImport(db),
      ]);
      return { maxBytes, upload, task, hasReport, last };
    },
  });

  app.route({
    ...routeOf(festivalImportCalls.report, tag),
    config,
    handler: async () => {
      const report = await folder.read("report.json");
      if (report === null) throw notFound("Ce compte rendu n'est plus là : il s'efface après un jour");
      return report;
    },
  });

  app.route({
    ...routeOf(festivalImportCalls.beginUpload, tag),
    config,
    handler: async (request, reply) => {
      const { by } = authorOf(request);
      const upload = await beginUpload(folder, request.body, { by, maxBytes });
      return reply.code(201).send({ upload });
    },
  });

  app.route({
    ...routeOf(festivalImportCalls.putPiece, tag),
    config,
    handler: async (request) => {
      const { upload: id, from } = request.params;
      const piece = await uploadedFile(request, pieceFile);
      return { received: await putPiece(folder, { id, from, piece }) };
    },
  });

  app.route({
    ...routeOf(festivalImportCalls.dropUpload, tag),
    config,
    handler: async (request, reply) => {
      await dropUpload(folder, request.params.upload);
      return reply.code(204).send(null);
    },
  });

  for (const [call, order] of [
    [festivalImportCalls.try, "trial"],
    [festivalImportCalls.start, "import"],
  ] as const)
    app.route({
      ...routeOf(call, tag),
      config,
      handler: async (request, reply) => {
        await importer.takeOver(order, request.params.upload, authorOf(request));
        return reply.code(204).send(null);
      },
    });

  app.route({
    ...routeOf(festivalImportCalls.undo, tag),
    config,
    handler: async (request, reply) => {
      await importer.undo(authorOf(request));
      return reply.code(204).send(null);
    },
  });
};
