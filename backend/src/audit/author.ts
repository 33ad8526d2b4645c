import type { Editing } from "@coulisses/shared-domain/access/guarded";
import type { FastifyRequest } from "fastify";
import { type Origin, originOf } from "./record-audit";

/** Author of a write, with their rights, and the origin of the request. */
export type Author = { by: Editing["editor"]; origin: Origin };

export const authorOf = (request: FastifyRequest): Author => ({
  by: request.person,
  origin: originOf(request),
});
