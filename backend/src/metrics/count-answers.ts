import type { FastifyInstance } from "fastify";
import { Counter, Histogram, type Registry } from "prom-client";

/** Seconds: a cached read, a page, a write, a long list, the patience of a proxy. */
const buckets = [0.005, 0.02, 0.1, 0.5, 2, 5];

const signIn = "POST /api/login";
/** Lasts as long as its screen is open. */
const stream = "GET /api/live-notifications";

/**
 * Counts the answers, by the route as it is declared: labels by address would be as many as a stranger likes
 * to invent.
 */
export function countAnswers(app: FastifyInstance, registry: Registry): void {
  const registers = [registry];
  const answers = new Counter({
    name: "coulisses_http_requests_total",
    help: "Answers, by class of status; 5xx are faults",
    labelNames: ["method", "route", "status"],
    registers,
  });
  const durations = new Histogram({
    name: "coulisses_http_request_duration_seconds",
    help: "Time until the answer was sent, without live streams",
    labelNames: ["method", "route"],
    buckets,
    registers,
  });
  const signIns = new Counter({
    name: "coulisses_sign_ins_total",
    help: "Tries to sign in: accepted, refused (wrong or closed), limited (too many tries), failed (our fault)",
    labelNames: ["outcome"],
    registers,
  });
  for (const outcome of ["accepted", "refused", "limited", "failed"]) signIns.inc({ outcome }, 0);

  app.addHook("onResponse", ({ method: asked, routeOptions: { url } }, { statusCode, elapsedTime }, done) => {
    const labels = url === undefined ? { method: "none", route: "none" } : { method: asked, route: url };
    const name = `${labels.method} ${labels.route}`;
    answers.inc({ ...labels, status: `${String(Math.floor(statusCode / 100))}xx` });
    if (name !== stream) durations.observe(labels, elapsedTime / 1_000);
    if (name === signIn) signIns.inc({ outcome: outcomeOf(statusCode) });
    done();
  });
}

function outcomeOf(status: number): string {
  if (status < 400) return "accepted";
  if (status === 429) return "limited";
  return status < 500 ? "refused" : "failed";
}
