import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join, posix } from "node:path";
import { can } from "@coulisses/shared-domain/access/access";
import { notFound, UNKNOWN_ADDRESS } from "@coulisses/shared-domain/festival-error";
import type { FastifyPluginAsync } from "fastify";
import { refreshTokenIn } from "../auth/session/session-cookie";
import { personOfRefresh } from "../auth/session/sessions";
import { permissionMissing, unauthorized } from "../http/http-error";

/** A page of a browser tab carries the session's cookie alone, which travels to addresses of the API. */
const PATH = "/applications/:app/stories/:version/*";

/** Storybook's pages have scripts and styles in themselves, and show each story in a frame. */
const policy = [
  "default-src 'none'",
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join("; ");

/** Shows the Storybook of a version of an app to those who may see the applications page. */
export const storiesRoute: FastifyPluginAsync = (app) => {
  const { services } = app;

  app.get<{ Params: { app: string; version: string; "*": string } }>(
    PATH,
    { config: { access: "public" }, schema: { hide: true } },
    async (request, reply) => {
      const person = await personOfRefresh(services, refreshTokenIn(request, services));
      if (person === undefined) throw unauthorized();
      if (!can(person.access, "manage-config")) throw permissionMissing();
      const { app: name, version, "*": file } = request.params;
      const path = `/${name}/${version}/${file === "" ? "index.html" : file}`;
      if (posix.normalize(path) !== path || !/^\/mf-[a-z0-9-]+\/[\w.-]+\//.test(path))
        throw notFound(UNKNOWN_ADDRESS);
      reply
        .header("content-security-policy", policy)
        .header("x-frame-options", "SAMEORIGIN")
        .header("cache-control", "private, no-cache");
      return reply.sendFile(`stories${path}`);
    },
  );
  return Promise.resolve();
};

/** The versions of an app that have a Storybook. */
export const versionsWithStories = async (siteDir: string, app: string): Promise<string[]> =>
  (await readdir(join(siteDir, "stories", app)).catch(() => [])).filter((version) =>
    existsSync(join(siteDir, "stories", app, version, "index.html")),
  );
