import { createHash } from "node:crypto";
import rateLimit, { type RateLimitOptions } from "@fastify/rate-limit";
import type { FastifyRequest } from "fastify";
import fp from "fastify-plugin";
import { clientKey } from "./client-key";
import { HttpError } from "../http-error";
import { isApiCall } from "../matched-route";

type Limit = {
  max: number;
  seconds: number;
  /**
   * With the address: what is tried, so that a school behind one address shares no limit. The
   * person alone, wherever they are, where they have a session.
   */
  by: "email" | "token" | "person";
};

const tooOften = (seconds: number) =>
  new HttpError(429, `Tu as essayé trop de fois, réessaye dans ${String(seconds)} secondes`);

/** A stricter limit for a route where passwords, tokens or addresses can be guessed. */
export function limited({ max, seconds, by }: Limit): RateLimitOptions {
  return {
    max,
    timeWindow: seconds * 1_000,
    // The key is in the body.
    hook: "preHandler",
    keyGenerator: (request) =>
      by === "person"
        ? `person ${String(request.person.id)}`
        : `${clientKey(request.ip)} ${triedIn(request, by)}`,
    errorResponseBuilder: () => tooOften(seconds),
  };
}

export function triedIn({ body }: FastifyRequest, by: "email" | "token"): string {
  const tried = (body as Record<string, unknown> | undefined)?.[by];
  return createHash("sha256")
    .update(typeof tried === "string" ? tried : "")
    .digest("base64url");
}

/** Calls a minute by person once logged in, by address before. */
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
  },
  { name: "rate-limits" },
);
