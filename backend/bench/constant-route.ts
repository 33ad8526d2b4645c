import type { FastifyInstance } from "fastify";

/** Answers the same bytes each time, as JSON, with nothing to look up: what the framework alone can do. */
export function constantRoute(app: FastifyInstance, _options: object, done: () => void): void {
  const answers = new Map<number, Buffer>();
  app.get(
    "/api/constant/:bytes",
    { config: { access: "public" }, schema: { hide: true } },
    async (request, reply) => {
      const bytes = Number((request.params as { bytes: string }).bytes);
      const answer = answers.get(bytes) ?? jsonOf(bytes);
      answers.set(bytes, answer);
      return reply.header("content-type", "application/json; charset=utf-8").send(answer);
    },
  );
  done();
}

function jsonOf(bytes: number): Buffer {
  return Buffer.from(JSON.stringify("x".repeat(Math.max(0, bytes - 2))));
}
