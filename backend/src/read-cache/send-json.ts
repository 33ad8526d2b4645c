import type { FastifyReply, FastifyRequest } from "fastify";
import { chosenEncoding, type EncodedText } from "./encoded-text";

/** Sends a JSON text in the encoding that the client prefers. */
export async function sendJson(request: FastifyRequest, reply: FastifyReply, text: EncodedText | undefined) {
  if (!text) throw new Error(`Nothing to answer to ${request.url}`);
  const encoding = chosenEncoding(request.headers["accept-encoding"], text.plain.length);
  reply.header("content-type", "application/json; charset=utf-8").header("vary", "accept-encoding");
  if (encoding === undefined) return reply.send(text.plain);
  return reply.header("content-encoding", encoding).send(await text.as(encoding));
}
