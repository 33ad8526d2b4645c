import fp from "fastify-plugin";

/** Reads the bearer token early, so that limits count by person rather than by address. */
export const claimsPlugin = fp(
  (app, _options, done) => {
    app.addHook("onRequest", (request, _reply, next) => {
      const [scheme, token] = request.headers.authorization?.split(" ") ?? [];
      if (scheme?.toLowerCase() === "bearer" && token !== undefined) {
        request.claimed = app.services.tokens.readAccess(token);
      }
      next();
    });
    done();
  },
  { name: "claims" },
);
