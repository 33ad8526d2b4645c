import type { FastifyRequest } from "fastify";
import fp from "fastify-plugin";

/** Reads the bearer token early, so that limits count by person rather than by address. */
export const claimsPlugin = fp(
  (app, _options, done) => {
    app.addHook("onRequest", (request, _reply, next) => {
      const token = bearerIn(request);
      if (token !== undefined) request.claimed = app.services.tokens.readAccess(token);
      next();
    });
    done();
  },
  { name: "claims" },
);

export function bearerIn({ headers }: Pick<FastifyRequest, "headers">): string | undefined {
  const [scheme, token] = headers.authorization?.split(" ") ?? [];
  return scheme?.toLowerCase() === "bearer" ? token : undefined;
}
