import type { FastifyReply, FastifyRequest } from "fastify";
import fp from "fastify-plugin";
import { HttpError } from "../http-error";

/** The most heavy calls at once, of one person and of all. */
const MOST = { ofOne: 4, ofAll: 16 };
/** Seconds after which one of those that run has ended. */
const SOON = 2;

const busy = (whose: "ofOne" | "ofAll") =>
  new HttpError(
    429,
    whose === "ofOne"
      ? "Tes demandes précédentes sont encore en préparation : attends qu'elles soient prêtes avant d'en lancer d'autres"
      : "Beaucoup de documents sont en préparation en ce moment, réessaie dans quelques secondes",
    SOON,
  );

/**
 * Counts heavy calls from their start until their answer is sent, even when the caller hung up before: a
 * started one takes computing time until it ends.
 */
export const heavyCalls = fp(
  (app, _options, done) => {
    const running = new Map<number, number>();
    let all = 0;

    function checkRoom(personId: number): void {
      if ((running.get(personId) ?? 0) >= MOST.ofOne) throw busy("ofOne");
      if (all >= MOST.ofAll) throw busy("ofAll");
    }

    function begin(personId: number): () => void {
      checkRoom(personId);
      running.set(personId, (running.get(personId) ?? 0) + 1);
      all++;
      return () => {
        const left = (running.get(personId) ?? 1) - 1;
        if (left === 0) running.delete(personId);
        else running.set(personId, left);
        all--;
      };
    }

    app.decorateRequest("hungUp", undefined);
    // Checked before the session: a refusal that needed the database would slow the others.
    app.addHook("onRequest", (request, _reply, next) => {
      if (request.claimed && isHeavy(request)) checkRoom(request.claimed.userId);
      next();
    });
    app.addHook("onRoute", (route) => {
      if (route.config?.heavy === undefined) return;
      const { handler } = route;
      route.handler = async function (request, reply) {
        if (!isHeavy(request)) return handler.call(this, request, reply) as unknown;
        const end = begin(request.person.id);
        request.hungUp = signalOf(reply);
        try {
          request.hungUp.throwIfAborted();
          // A reply is awaited until it is sent.
          return (await handler.call(this, request, reply)) as unknown;
        } finally {
          end();
        }
      };
    });
    done();
  },
  { name: "heavy-calls", dependencies: ["claims"] },
);

function isHeavy(request: FastifyRequest): boolean {
  const { heavy } = request.routeOptions.config;
  return heavy === true || heavy?.(request) === true;
}

function signalOf({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  const hangUp = () => {
    if (!raw.writableFinished) controller.abort(new HttpError(499, "La demande a été abandonnée"));
  };
  if (raw.closed) hangUp();
  else raw.once("close", hangUp);
  return controller.signal;
}
