import rateLimit from "@fastify/rate-limit";
import type { FastifyRequest } from "fastify";
import fp from "fastify-plugin";
import { type Bound, refuseBeyond, tooOften } from "./attempts";
import { clientKey } from "./client-key";
import { isApiCall } from "../matched-route";

/**
 * A stricter limit for a route where passwords, tokens or addresses can be guessed; it counts for all
 * instances together. By the client's address with the guessed value, so that a school behind one address
 * shares no limit; by the person alone with a session.
 */
export type RouteLimit = Bound & { by: "email" | "token" | "person" };

/**
 * Limits calls a minute by person once logged in, by address before, which also bounds the passwords hashed for one
 * account after another; more strictly where a route asks for it.
 */
export const rateLimits = fp<{ callsAMinute: number }>(
  async (app, { callsAMinute }) => {
    await app.register(rateLimit, {
      max: callsAMinute,
      timeWindow: 60_000,
      cache: 20_000,
      keyGenerator: ({ claimed, ip }) => (claimed ? `person ${String(claimed.userId)}` : clientKey(ip)),
      allowList: (request) => !isApiCall(request),
      errorResponseBuilder: () => tooOften(60),
    });
    // The guessed value is in the body.
    app.addHook("preHandler", async (request) => {
      const { limit } = request.routeOptions.config;
      if (limit !== undefined) await refuseBeyond(limit, app.services.db, triedIn(request, limit.by));
    });
  },
  { name: "rate-limits" },
);

function triedIn(request: FastifyRequest, by: RouteLimit["by"]): string {
  const { method, url = "" } = request.routeOptions;
  const tried =
    by === "person"
      ? String(request.person.id)
      : `${clientKey(request.ip)} ${String((request.body as Record<string, unknown>)[by])}`;
  return `${String(method)} ${url} ${by} ${tried}`;
}
