import { createHash, timingSafeEqual } from "node:crypto";
import { notFound, UNKNOWN_ADDRESS } from "@coulisses/shared-domain/festival-error";
import fp from "fastify-plugin";
import { collectDefaultMetrics, Registry } from "prom-client";
import * as z from "zod";
import { bearerIn } from "../auth/claims";
import { countAnswers } from "./count-answers";
import { stateFigures } from "./state-figures";

/** The figures of this instance in Prometheus's text, at an address that exists with METRICS_TOKEN only. */
export const metrics = fp(
  (app, _options, done) => {
    const { metricsToken } = app.services.environment;
    if (metricsToken !== undefined) {
      const registry = new Registry();
      collectDefaultMetrics({ register: registry });
      countAnswers(app, registry);
      const readState = stateFigures(app, registry);
      const config = { access: "public", rateLimit: false } as const;
      const schema = {
        summary: "Les mesures du serveur, pour sa supervision",
        tags: ["Santé"],
        produces: ["text/plain"],
        response: { 200: z.string() },
      };
      app.get("/api/metrics", { config, schema }, async (request, reply) => {
        if (!isSame(bearerIn(request) ?? "", metricsToken)) throw notFound(UNKNOWN_ADDRESS);
        await readState();
        return reply.type(registry.contentType).send(await registry.metrics());
      });
    }
    done();
  },
  { name: "metrics", dependencies: ["access-control"] },
);

/** Hashes have one length, so the time that it takes says nothing of the secret. */
const isSame = (given: string, secret: string) => timingSafeEqual(hashOf(given), hashOf(secret));
const hashOf = (text: string) => createHash("sha256").update(text).digest();
