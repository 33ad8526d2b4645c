import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as z from "zod";
import type { Listener } from "./live-hub";

const heartbeatMs = 25_000;
/** A screen that reads nothing for so long is not there any more. */
const maxBufferedBytes = 1_000_000;

/** Server-sent events: one stream a screen. */
export const liveRoutes: FastifyPluginAsyncZod = async (app) => {
  const { liveHub } = app.services;

  const heartbeat = setInterval(() => {
    liveHub.recheck().catch((error: unknown) => {
      app.log.error({ err: error }, "live sessions not checked");
    });
  }, heartbeatMs);
  heartbeat.unref();
  app.addHook("preClose", () => {
    clearInterval(heartbeat);
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
      reply.hijack();
      const stream = reply.raw;
      stream.writeHead(200, {
        ...(reply.getHeaders() as Record<string, string>),
        "content-type": "text/event-stream; charset=utf-8",
        "cache-control": "no-store, no-transform",
        "x-accel-buffering": "no",
      });
      stream.write(": bonjour\n\n");

      const beat = setInterval(() => stream.write(":\n\n"), heartbeatMs);
      const listener: Listener = {
        userId,
        sessionId,
        access,
        send(event) {
          if (stream.writableLength > maxBufferedBytes) stream.destroy();
          else stream.write(`data: ${JSON.stringify(event)}\n\n`);
        },
        end() {
          stream.end();
        },
      };
      const remove = liveHub.add(listener);
      stream.on("close", () => {
        clearInterval(beat);
        remove();
      });
    },
  );
};
