import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyPluginAsync } from "fastify";
import { page, script } from "./reader-page";
import { style } from "./reader-style";

const readerFiles = join(
  dirname(createRequire(import.meta.url).resolve("@fastify/swagger-ui/package.json")),
  "static",
);

/** Swagger UI uses inline styles. */
const policy =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'";

/**
 * The page of the API's documentation. It holds nothing of the festival: a browser opens it without token,
 * and its script asks for one, with which it reads the document.
 */
export const apiReader: FastifyPluginAsync = async (app) => {
  const options = { config: { access: "public" as const }, schema: { hide: true } };
  app.addHook("onRoute", (route) => {
    route.config = { ...route.config, access: "public" };
  });
  app.addHook("onRequest", (_request, reply, next) => {
    reply.header("content-security-policy", policy);
    next();
  });
  await app.register(fastifyStatic, {
    root: readerFiles,
    prefix: "/api/docs/static",
    index: false,
    allowedPath: (path) => /^\/(swagger-ui(-bundle)?\.(js|css)|index\.css|favicon-32x32\.png)$/.test(path),
    cacheControl: false,
    decorateReply: false,
  });
  app.get("/api/docs", options, (_request, reply) => reply.type("text/html; charset=utf-8").send(page));
  app.get("/api/docs/reader.css", options, (_request, reply) =>
    reply.type("text/css; charset=utf-8").send(style),
  );
  app.get("/api/docs/reader.js", options, (_request, reply) =>
    reply.type("text/javascript; charset=utf-8").send(script),
  );
};
