import { createHash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { chosenEncoding, type EncodedText } from "./encoded-text";

/** Sends a JSON text in the encoding that the client prefers. */
export async function sendJson(request: FastifyRequest, reply: FastifyReply, text: EncodedText | undefined) {
  if (!text) throw new Error(`Nothing to answer to ${request.url}`);
  return sendText(request, reply.type("application/json; charset=utf-8"), text);
}

/** Sends a text of the reply's type in the encoding that the client prefers. */
export async function sendText(request: FastifyRequest, reply: FastifyReply, text: EncodedText) {
  const encoding = chosenEncoding(request.headers["accept-encoding"], text.plain.length);
  reply.header("vary", "accept-encoding");
  if (encoding === undefined) return reply.send(text.plain);
  return reply.header("content-encoding", encoding).send(await text.as(encoding));
}

/** The same with an ETag of its content: 304 for a client that has it already. */
export async function sendJsonIfNew(request: FastifyRequest, reply: FastifyReply, text: EncodedText) {
  const etag = `"${createHash("sha256").update(text.plain).digest("base64url")}"`;
  reply.header("etag", etag);
  if (request.headers["if-none-match"] === etag) return reply.code(304).send();
  return sendJson(request, reply, text);
}
