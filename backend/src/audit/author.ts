import type { Editing } from "@coulisses/shared-domain/access/guarded";
import type { FastifyRequest } from "fastify";
import { type Origin, originOf } from "./record-audit";

/** Who makes a write: what they may do, and where they ask from. */
export type Author = { by: Editing["editor"]; origin: Origin };

export const authorOf = (request: FastifyRequest): Author => ({
  by: request.person,
  origin: originOf(request),
});
