import { randomBytes } from "node:crypto";
import { posix } from "node:path";
import { notFound, UNKNOWN_ADDRESS } from "@coulisses/shared-domain/festival-error";
import fastifyStatic from "@fastify/static";
import type { FastifyReply, FastifyRequest } from "fastify";
import fp from "fastify-plugin";
import { hintsAtSession } from "../auth/session/session-cookie";
import { HttpError } from "../http/http-error";
import { contentSecurityPolicy } from "../http/security-headers";
import { encodedText } from "../http/encoded-text";
import { sendJsonIfNew, sendText } from "../read-cache/send-json";
import { pageFacts } from "./page-facts";
import { preloadsFor } from "./registry";
import { composePage } from "./site-page";
import { storiesRoute } from "./stories-route";
import { watchedSite } from "./watched-site";

/** A content hash in the name, or a version in the folder: the same address never changes. */
const immutable = /^\/features\/[^/]+\/[^/]+\/|^\/shell\/.*[.-][0-9a-f]{8,}\./;
const unknownAddress = () => notFound(UNKNOWN_ADDRESS);
const noRegistry = () => new HttpError(503, "La liste des applications n'est pas lisible pour le moment");
const noCache = "no-cache";

/**
 * The requested path as the router decoded it; throws `not-found` for one that is not normal, such as
 * `/a/../b`.
 */
function pathOf(request: FastifyRequest): string {
  const path = `/${(request.params as { "*": string })["*"]}`;
  if (posix.normalize(path) !== path) throw unknownAddress();
  return path;
}

/** The published site: its files, and its one page for every address of the application. */
export const sitePlugin = fp(
  async (app) => {
    const { db, environment, demo } = app.services;
    const root = environment.siteDir;
    const tell = (problem: string) => {
      app.log.error({ problem }, "a file of the site can't be used, the last good one stays in force");
    };
    const site = watchedSite(root, tell);
    const { templateFile, registryFile } = site;
    app.decorate("site", site);
    const factsNow = pageFacts(db);

    await app.register(fastifyStatic, {
      root,
      serve: false,
      preCompressed: true,
      cacheControl: false,
      dotfiles: "ignore",
      index: false,
    });
    app.setNotFoundHandler(() => {
      throw unknownAddress();
    });

    async function sendPage(request: FastifyRequest, reply: FastifyReply, path: string) {
      const [template, registry, { festivalName, tiles }] = await Promise.all([
        templateFile.read(),
        registryFile.read(),
        factsNow(),
      ]);
      if (template === undefined) throw new HttpError(503, "Le site n'est pas encore publié");
      const nonce = randomBytes(16).toString("base64");
      const likelySession = hintsAtSession(request, app.services);
      const page = composePage({
        template: template.text,
        build: template.build,
        nonce,
        registry,
        preloads: likelySession && registry ? preloadsFor(path, registry.preloads) : [],
        festivalName,
        demo,
        appOrigins: environment.appOrigins,
      });
      reply
        .type("text/html; charset=utf-8")
        .header(
          "content-security-policy",
          contentSecurityPolicy({
            nonce,
            pictures: tiles === null ? [] : [tiles],
            apps: environment.appOrigins,
          }),
        )
        .header("cache-control", "no-store");
      // Their address is their secret.
      if (path.startsWith("/kiosk/") || ["/wall-board", "/claim", "/first-start"].includes(path))
        reply.header("referrer-policy", "no-referrer").header("x-robots-tag", "noindex");
      return sendText(request, reply, encodedText(page));
    }

    app.get(
      "/build.json",
      { config: { access: "public" }, schema: { hide: true } },
      async (_request, reply) => {
        const template = await templateFile.read();
        if (template === undefined) throw unknownAddress();
        return reply.header("cache-control", "no-store").send({ id: template.build });
      },
    );

    app.get(
      "/features.json",
      { config: { access: "public" }, schema: { hide: true } },
      async (request, reply) => {
        const registry = await registryFile.read();
        if (registry === undefined) throw noRegistry();
        reply.header("cache-control", noCache).header("content-security-policy", contentSecurityPolicy());
        return sendJsonIfNew(request, reply, registry.forBrowser);
      },
    );

    await app.register(storiesRoute, { prefix: "/api" });

    app.get("/*", { config: { access: "public" }, schema: { hide: true } }, (request, reply) => {
      const path = pathOf(request);
      if (/^\/api(\/|$)/.test(path)) throw unknownAddress();
      const isFile = /^\/(shell|features)\/|\.[a-z0-9]+$/i.test(path);
      if (!isFile || path === "/shell/index.html") return sendPage(request, reply, path);
      reply
        .header("cache-control", immutable.test(path) ? "public, max-age=31536000, immutable" : noCache)
        .header("content-security-policy", contentSecurityPolicy());
      // sw.js and the manifest are in the shell's folder and apply to the whole site.
      const underShell = !/^\/(shell|features)\//.test(path);
      return reply.sendFile(underShell ? `shell${path}` : path.slice(1));
    });
  },
  { name: "site" },
);
