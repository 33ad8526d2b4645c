import { Readable } from "node:stream";
import { SHELL_APP } from "@coulisses/shared-domain/client-error/client-error";
import { publishingCalls } from "@coulisses/shared-domain/contract/publishing";
import { badInput, refused } from "@coulisses/shared-domain/festival-error";
import { checkPublishingRight } from "@coulisses/shared-domain/publishing/publishing-token";
import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { originOf, recordAudit } from "../audit/record-audit";
import { HttpError } from "../http/http-error";
import { takesItsTime } from "../http/limits/deadline";
import { routeOf } from "../http/route-of";
import { receiveFile } from "./receive-file";
import { tokenHolder } from "./token-holder";
import { beginUpload, layOut, openUpload, placeOf, removeFolder } from "./uploads";

const tag = "Publication";
/** No session opens these calls: a token does, in the hook below. */
const publish = { access: "public", publishingRight: "publish" } as const;
const rollback = { access: "public", publishingRight: "rollback" } as const;

/** Bytes: a manifest names each file, and each name that it takes of a shared module. */
const longestManifest = 1024 * 1024;
/** Commands that run at once on this server; each takes a process. */
const MOST = 2;
/** Seconds. */
const SOON = 5;

/** Publishing over HTTP, with a token for one app. */
export const publishingRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, write, environment, publisher } = app.services;
  const { siteDir } = environment;
  let running = 0;

  app.addContentTypeParser("application/octet-stream", (_request, body, parsed) => {
    parsed(null, body);
  });
  app.decorateRequest("tokenHolder");
  // Before any of the body is read.
  app.addHook("onRequest", async (request) => {
    const { publishingRight: right } = request.routeOptions.config;
    if (right === undefined) throw new Error("a call of publishing without its right");
    request.tokenHolder = await tokenHolder(db, request);
    const { app: name } = request.params as { app: string };
    checkPublishingRight(request.tokenHolder, { app: name, right, isKnown: await isKnown(name) });
  });

  async function isKnown(name: string): Promise<boolean> {
    if (name === SHELL_APP) return (await app.site.templateFile.read()) !== undefined;
    return Object.hasOwn((await app.site.registryFile.read())?.versions ?? {}, name);
  }

  const ownerOf = ({ tokenHolder: { id } }: FastifyRequest) => ({ siteDir, tokenId: id });

  /** Runs a command beside few others. */
  async function oneOfFew<Answer>(request: FastifyRequest, work: () => Promise<Answer>): Promise<Answer> {
    if (running >= MOST)
      throw new HttpError(429, "D'autres publications sont en cours, réessaie bientôt", SOON);
    running += 1;
    takesItsTime(request);
    try {
      return await work();
    } finally {
      running -= 1;
    }
  }

  /** Tells open tabs, which look for the registry, and the journal. */
  const tell = (
    request: FastifyRequest,
    { kind, event, details }: { kind: "app-published" | "app-rolled-back"; event: string; details: object },
  ) =>
    write(async (tx, changes) => {
      const { id, label, app: name } = request.tokenHolder;
      await recordAudit(tx, originOf(request), {
        kind,
        target: `app:${name}`,
        details: { name: label, token: id, ...details },
      });
      changes.state({ event, tags: [{ type: "Application", id: name }] });
    });

  app.route({
    ...routeOf(publishingCalls.begin, tag),
    config: publish,
    bodyLimit: longestManifest,
    handler: (request) => {
      takesItsTime(request);
      return beginUpload(ownerOf(request), request.params.app, request.body);
    },
  });

  app.route({
    ...routeOf(publishingCalls.putFile, tag),
    config: publish,
    handler: async (request, reply) => {
      takesItsTime(request);
      const { params, body } = request;
      if (!(body instanceof Readable)) throw badInput("Un fichier est attendu (application/octet-stream)");
      const upload = await openUpload(ownerOf(request), params.app, params.upload);
      await receiveFile(body, { ...placeOf(upload, params.hash), hash: params.hash });
      return reply.code(204).send(null);
    },
  });

  app.route({
    ...routeOf(publishingCalls.publish, tag),
    config: publish,
    handler: (request) =>
      oneOfFew(request, async () => {
        const { params, body: trial, tokenHolder: holder } = request;
        const upload = await openUpload(ownerOf(request), params.app, params.upload);
        const folder = await layOut(upload);
        try {
          const outcome = await publisher.publish({ app: params.app, folder, by: holder.label, trial });
          if ("refusal" in outcome) throw refused(outcome.refusal);
          await tell(request, {
            kind: "app-published",
            event: "application-published",
            details: { version: outcome.version },
          });
          await removeFolder(upload.folder);
          return outcome;
        } finally {
          await removeFolder(folder);
        }
      }),
  });

  app.route({
    ...routeOf(publishingCalls.rollback, tag),
    config: rollback,
    handler: (request) =>
      oneOfFew(request, async () => {
        const { params, body, tokenHolder: holder } = request;
        const outcome = await publisher.rollback({ app: params.app, by: holder.label, ...body });
        if ("refusal" in outcome) throw refused(outcome.refusal);
        await tell(request, { kind: "app-rolled-back", event: "application-rolled-back", details: outcome });
        return outcome;
      }),
  });
};
