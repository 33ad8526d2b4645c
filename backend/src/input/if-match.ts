import { badInput } from "@coulisses/shared-domain/festival-error";
import type { FastifyRequest } from "fastify";

const VERSION = /^(?:W\/)?"?(\d{1,9})"?$/;

/** The version that the editor saw; undefined when the call is for the present one. */
export function expectedVersion(ifMatch: string | undefined): number | undefined {
  if (ifMatch === undefined || ifMatch.trim() === "*") return undefined;
  const version = VERSION.exec(ifMatch.trim())?.[1];
  if (version === undefined) throw badInput('If-Match : une version est attendue, comme "3"');
  return Number(version);
}

/** The thing that a call changes, and the version that the editor saw. */
export type Target = { id: number; expectedVersion: number | undefined };

/** The target of a route whose `params` include `idParams`. */
export function targetOf({ params, headers }: FastifyRequest): Target {
  return { id: (params as { id: number }).id, expectedVersion: expectedVersion(headers["if-match"]) };
}
