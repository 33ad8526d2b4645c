import { createHash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { chosenEncoding, type EncodedText, encodedText } from "../http/encoded-text";

/** A JSON text: as a string when it is sent once, encoded when it is kept to be sent again. */
type JsonText = EncodedText | string;

function textToSend({ url }: FastifyRequest, text: JsonText | undefined): EncodedText {
  if (text === undefined) throw new Error(`Nothing to answer to ${url}`);
  return typeof text === "string" ? encodedText(text) : text;
}

/**
 * Sends a JSON text in the encoding that the client prefers. It goes as it is: to go through the answer's schema would
 * cost more than most answers.
 */
export async function sendJson(request: FastifyRequest, reply: FastifyReply, text: JsonText | undefined) {
  return sendText(request, reply.type("application/json; charset=utf-8"), textToSend(request, text));
}

/** Sends a text of the reply's type in the encoding that the client prefers. */
export async function sendText(request: FastifyRequest, reply: FastifyReply, text: EncodedText) {
  const encoding = chosenEncoding(request.headers["accept-encoding"], text.plain.length);
  reply.header("vary", "accept-encoding");
  if (encoding === undefined) return reply.send(text.plain);
  return reply.header("content-encoding", encoding).send(await text.as(encoding));
}

/** The same with an ETag of its content: 304 for a client that has it already. */
export async function sendJsonIfNew(
  request: FastifyRequest,
  reply: FastifyReply,
  text: JsonText | undefined,
) {
  const sent = textToSend(request, text);
  const etag = `"${createHash("sha256").update(sent.plain).digest("base64url")}"`;
  reply.header("etag", etag);
  if (request.headers["if-none-match"] === etag) return reply.code(304).send();
  return sendJson(request, reply, sent);
}
