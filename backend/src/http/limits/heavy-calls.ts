import type { FastifyReply } from "fastify";
import fp from "fastify-plugin";
import { HttpError } from "../http-error";

/** How many heavy calls run at once, of one person and of all. */
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
 * Counts heavy calls from their start until their answer has left, also where the caller hung up before: what was begun
 * takes the machine's time until it ends.
 */
export const heavyCalls = fp(
  (app, _options, done) => {
    const running = new Map<number, number>();
    let all = 0;

    function begin(personId: number): () => void {
      const own = running.get(personId) ?? 0;
      if (own >= MOST.ofOne) throw busy("ofOne");
      if (all >= MOST.ofAll) throw busy("ofAll");
      running.set(personId, own + 1);
      all++;
      return () => {
        const left = (running.get(personId) ?? 1) - 1;
        if (left === 0) running.delete(personId);
        else running.set(personId, left);
        all--;
      };
    }

    app.decorateRequest("hungUp", undefined);
    app.addHook("onRoute", (route) => {
      const { heavy } = route.config ?? {};
      if (heavy === undefined) return;
      const { handler } = route;
      route.handler = async function (request, reply) {
        if (heavy !== true && !heavy(request)) return handler.call(this, request, reply) as unknown;
        const end = begin(request.person.id);
        request.hungUp = signalOf(reply);
        try {
          // A reply is awaited until it has left.
          return (await handler.call(this, request, reply)) as unknown;
        } finally {
          end();
        }
      };
    });
    done();
  },
  { name: "heavy-calls", dependencies: ["access-control"] },
);

function signalOf({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  raw.once("close", () => {
    if (!raw.writableFinished) controller.abort(new HttpError(499, "La demande a été abandonnée"));
  });
  return controller.signal;
}
