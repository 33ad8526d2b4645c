import { Readable } from "node:stream";
import { SHELL_APP } from "@coulisses/shared-domain/client-error/client-error";
import { publishingCalls } from "@coulisses/shared-domain/contract/publishing";
import { badInput, refused } from "@coulisses/shared-domain/festival-error";
import { checkPublishingRight } from "@coulisses/shared-domain/publishing/publishing-token";
import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { originOf } from "../audit/record-audit";
import { publicationsOf } from "../client-errors/releases";
import { takesItsTime } from "../http/limits/deadline";
import { routeOf } from "../http/route-of";
import { fewAtOnce } from "./few-at-once";
import { receiveFile } from "./receive-file";
import { channelCloserOn, type Switch, switcherOn, tellerOn } from "./switch-app";
import { tokenHolder } from "./token-holder";
import { beginUpload, layOut, openUpload, placeOf, removeFolder } from "./uploads";

const tag = "Publication";
/** No session opens these calls: a token does, in the hook below. */
const publish = { access: "public", publishingRight: "publish" } as const;
const rollback = { access: "public", publishingRight: "rollback" } as const;
const switches = { access: "public", publishingRight: "switch" } as const;

/** Bytes: a manifest names each file, and each name that it takes of a shared module. */
const longestManifest = 1024 * 1024;

/** Publishing over HTTP, with a token for one app. */
export const publishingRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, write, environment, publisher } = app.services;
  const { siteDir } = environment;
  const tell = tellerOn(write);
  const oneOfFew = fewAtOnce();

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
    if (Object.hasOwn((await app.site.registryFile.read())?.versions ?? {}, name)) return true;
    // One that was unpublished is no stranger: its versions stay.
    return /^mf-[a-z0-9-]+$/.test(name) && (await publicationsOf(siteDir, name)).length > 0;
  }

  const ownerOf = ({ tokenHolder: { id } }: FastifyRequest) => ({ siteDir, tokenId: id });

  /** The journal names the token. */
  const authorOf = (request: FastifyRequest) => {
    const { id, label, app: name } = request.tokenHolder;
    return { origin: originOf(request), app: name, details: { name: label, token: id } };
  };

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
        const { params, tokenHolder: holder } = request;
        const { target, filesAt, ...trial } = request.body;
        if (filesAt !== undefined && !environment.appOrigins.includes(filesAt))
          throw badInput(`Le site n'autorise pas ${filesAt} (APP_ORIGINS)`);
        const upload = await openUpload(ownerOf(request), params.app, params.upload);
        const folder = await layOut(upload);
        try {
          const outcome = await publisher.publish({
            app: params.app,
            folder,
            by: holder.label,
            trial,
            target,
            filesAt,
          });
          if ("refusal" in outcome) throw refused(outcome.refusal);
          const kind = target ? "channel-offered" : "app-published";
          await tell(authorOf(request), kind, { version: outcome.version, ...target });
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
        if (outcome.from !== outcome.to) await tell(authorOf(request), "app-rolled-back", outcome);
        return outcome;
      }),
  });

  const switchApp = switcherOn({ publisher, tell });
  const switching = (request: FastifyRequest, order: Switch) =>
    oneOfFew(request, () => switchApp(authorOf(request), { ...order, by: request.tokenHolder.label }));

  app.route({
    ...routeOf(publishingCalls.disable, tag),
    config: switches,
    handler: (request) => switching(request, { command: "disable", ...request.body }),
  });
  app.route({
    ...routeOf(publishingCalls.enable, tag),
    config: switches,
    handler: (request) => switching(request, { command: "enable", ...request.body }),
  });
  app.route({
    ...routeOf(publishingCalls.unpublish, tag),
    config: switches,
    handler: (request) => switching(request, { command: "unpublish", ...request.body }),
  });

  const closeChannel = channelCloserOn({ publisher, tell });
  const closing = { promoteChannel: "promote", endChannel: "end" } as const;
  for (const name of ["promoteChannel", "endChannel"] as const)
    app.route({
      ...routeOf(publishingCalls[name], tag),
      config: publish,
      handler: (request) => {
        const order = { command: closing[name], channel: request.params.channel, ...request.body };
        return oneOfFew(request, () =>
          closeChannel(authorOf(request), { ...order, by: request.tokenHolder.label }),
        );
      },
    });
};
