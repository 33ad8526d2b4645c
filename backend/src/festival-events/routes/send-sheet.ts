import type { FastifyReply } from "fastify";

/** Written here: the answer's schema is for the API's document, going through it would cost more than the edit. */
export function sendSheet(reply: FastifyReply, status: number, sheet: object) {
  return reply
    .code(status)
    .header("content-type", "application/json; charset=utf-8")
    .send(JSON.stringify(sheet));
}
