import { setTimeout as wait } from "node:timers/promises";
import fp from "fastify-plugin";

declare module "fastify" {
  interface FastifyInstance {
    /** True when the server is about to stop; its readiness says so too. */
    isLeaving(): boolean;
    /**
     * Stops the server after `noticeMs`; until then it answers, and tells clients to close their connections.
     */
    leave(noticeMs: number): Promise<void>;
  }
}

/**
 * Before the server stops, closes each kept-alive connection together with an answer: if it were closed between two
 * answers, a request already on its way would be lost.
 */
export const gracefulStop = fp(async (app) => {
  let leaving = false;
  app.decorate("isLeaving", () => leaving);
  app.decorate("leave", async (noticeMs: number) => {
    leaving = true;
    await wait(noticeMs);
    await app.close();
  });
  app.addHook("onRequest", (_request, reply, done) => {
    if (leaving) reply.header("connection", "close");
    done();
  });
});
