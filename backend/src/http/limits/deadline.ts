import type { FastifyReply, FastifyRequest } from "fastify";
import fp from "fastify-plugin";
import { afterRunning } from "../../running-time";
import { databaseAway } from "../http-error";
import { isApiCall } from "../matched-route";

/** The time left for a call, in milliseconds, counted from `since`. */
export type Watch = { timer: NodeJS.Timeout; since: number; leftMs: number };

/**
 * Answers 503 in place of a call that takes too long: calls only wait for the database, which may hang. The
 * time in which the client sends its body does not count, so routes that read a file while they run have no
 * deadline.
 */
export const deadline = fp<{ milliseconds: number }>(
  (app, { milliseconds }, done) => {
    app.decorateRequest("watch");

    function begin(request: FastifyRequest, reply: FastifyReply, leftMs: number): void {
      const giveUp = () => {
        // A stream has begun its answer already.
        if (!reply.sent && !reply.raw.headersSent) reply.send(databaseAway());
      };
      request.watch = { timer: afterRunning(leftMs, giveUp), since: Date.now(), leftMs };
    }

    app.addHook("onRequest", (request, reply, next) => {
      if (isApiCall(request)) begin(request, reply, milliseconds);
      next();
    });
    app.addHook("preParsing", ({ watch, headers }, _reply, _payload, next) => {
      if (watch && sendsBody(headers)) pause(watch);
      next();
    });
    app.addHook("preValidation", (request, reply, next) => {
      const { watch, headers } = request;
      if (watch && sendsBody(headers) && !sendsFile(headers)) begin(request, reply, watch.leftMs);
      next();
    });
    app.addHook("onResponse", ({ watch }, _reply, next) => {
      clearInterval(watch?.timer);
      next();
    });
    done();
  },
  { name: "deadline" },
);

/** Lifts the deadline of a call whose time is our own computing, not a hanging database. */
export function takesItsTime({ watch }: FastifyRequest): void {
  clearInterval(watch?.timer);
}

function pause(watch: Watch): void {
  clearInterval(watch.timer);
  watch.leftMs -= Date.now() - watch.since;
}

type Headers = FastifyRequest["headers"];
const sendsBody = (headers: Headers) =>
  (headers["content-length"] ?? headers["transfer-encoding"]) !== undefined;
const sendsFile = (headers: Headers) => headers["content-type"]?.startsWith("multipart/") === true;
