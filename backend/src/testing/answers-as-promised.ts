import { isDeepStrictEqual } from "node:util";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type * as z from "zod";

/**
 * In every API test, checks each answer against the contract, as it leaves for the wire: a missing key, an
 * unknown one or another type turns the answer into a 500.
 */
export function checkAnswers(app: FastifyInstance): void {
  app.addHook("onSend", async (request, reply, payload) => {
    const found = faultIn(request, reply, payload);
    if (found) throw found;
    return payload;
  });
}

function faultIn(request: FastifyRequest, reply: FastifyReply, payload: unknown): Error | undefined {
  const { url } = request.routeOptions;
  if (!url?.startsWith("/api/")) return undefined;
  if (reply.statusCode < 200 || reply.statusCode >= 300) return undefined;
  if (url === "/api/openapi.json" || url.startsWith("/api/docs")) return undefined;
  // Files of a Storybook, of any type.
  if (url.endsWith("/stories/:version/*")) return undefined;
  const schema = (request.routeOptions.schema?.response as Record<number, z.ZodType> | undefined)?.[
    reply.statusCode
  ];
  if (schema === undefined) return fault(request, `promises nothing for ${String(reply.statusCode)}`);
  if (reply.statusCode === 204) return undefined;
  const type = String(reply.getHeader("content-type"));
  if (!type.startsWith("application/json")) return undefined;
  const answer = JSON.parse(textOf(payload, reply.getHeader("content-encoding"))) as unknown;
  const parsed = schema.safeParse(answer);
  if (!parsed.success) return fault(request, parsed.error.message);
  // A schema drops what it does not know.
  return isDeepStrictEqual(parsed.data, answer)
    ? undefined
    : fault(request, `says more than it promises: ${JSON.stringify(answer)}`);
}

function textOf(payload: unknown, encoding: unknown): string {
  const bytes = Buffer.isBuffer(payload) ? payload : Buffer.from(String(payload));
  if (encoding === "br") return brotliDecompressSync(bytes).toString();
  return encoding === "gzip" ? gunzipSync(bytes).toString() : bytes.toString();
}

function fault({ method, routeOptions }: FastifyRequest, complaint: string): Error {
  const error = new Error(`${method} ${String(routeOptions.url)} ${complaint}`);
  // A failing test prints more than the 500.
  console.error(error.message);
  return error;
}
