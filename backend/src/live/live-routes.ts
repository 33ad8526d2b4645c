import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as z from "zod";
import { HttpError } from "../http/http-error";
import type { Listener } from "./live-hub";
import { heartbeatEvery, liveStreamOn } from "./live-stream";

/** The most streams of a person. Hidden pages close theirs, so this is plenty. */
const maxOpenScreens = 20;

const tooManyScreens = () =>
  new HttpError(
    429,
    `Tu as déjà ${String(maxOpenScreens)} écrans ouverts, ferme-en un pour suivre ce qui change ici`,
  );

/** Server-sent events: one stream a screen. */
export const liveRoutes: FastifyPluginAsyncZod = async (app) => {
  const { liveHub, presence } = app.services;

  const recheck = setInterval(() => {
    liveHub.recheck().catch((error: unknown) => {
      app.log.error({ err: error }, "live sessions not checked");
    });
  }, heartbeatEvery);
  recheck.unref();
  app.addHook("preClose", () => {
    clearInterval(recheck);
    presence.stop();
    liveHub.endAll();
  });

  app.get(
    "/live-notifications",
    {
      config: { access: "authenticated" },
      schema: {
        tags: ["live"],
        produces: ["text/event-stream"],
        response: { 200: z.string().describe("Un événement par message, du type LiveEvent") },
      },
    },
    (request, reply) => {
      const { id: userId, sessionId, access } = request.person;
      if (liveHub.openOf(userId) >= maxOpenScreens) {
        void reply.header("retry-after", "30");
        throw tooManyScreens();
      }
      reply.hijack();
      // The client left while its session was checked; its stream would never be closed.
      if (reply.raw.destroyed) return;
      reply.raw.writeHead(200, {
        ...(reply.getHeaders() as Record<string, string>),
        "content-type": "text/event-stream; charset=utf-8",
        "cache-control": "no-store, no-transform",
        "x-accel-buffering": "no",
      });
      const stream = liveStreamOn(reply.raw, () => {
        remove();
      });
      const listener: Listener = { userId, sessionId, access, ...stream };
      const remove = liveHub.add(listener);
    },
  );
};
