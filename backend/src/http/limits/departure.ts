import { setTimeout as wait } from "node:timers/promises";
import fp from "fastify-plugin";

declare module "fastify" {
  interface FastifyInstance {
    /** The server is about to stop, and says so to whoever asks. */
    isLeaving(): boolean;
    /** Sends the clients elsewhere while all they ask is still answered, then stops. */
    leave(noticeMs: number): Promise<void>;
  }
}

/**
 * A connection that a proxy keeps open is closed with an answer, never between two: closed while the next request is
 * on its way, that request would be lost.
 */
export const departure = fp(async (app) => {
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
