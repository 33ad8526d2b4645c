import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Call } from "@coulisses/shared-domain/contract/call";
import type { RouteAccess } from "../auth/access";
import { routeOf } from "../http/route-of";
import type { EncodedText } from "../http/encoded-text";
import { sendJson } from "./send-json";

/** A call that answers JSON from memory: the text is sent as it is, through no schema. */
export function cachedRoute(
  app: FastifyInstance,
  call: Call,
  {
    tag,
    access,
    read,
  }: {
    tag: string;
    access: RouteAccess;
    read: (request: FastifyRequest) => Promise<EncodedText | undefined>;
  },
): void {
  app.route({
    ...routeOf(call, tag),
    config: { access },
    handler: async (request, reply) => sendJson(request, reply, await read(request)),
  });
}
