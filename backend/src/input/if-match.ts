import { badInput } from "@coulisses/shared-domain/festival-error";
import type { FastifyRequest } from "fastify";

const VERSION = /^(?:W\/)?"?(\d{1,9})"?$/;

/** The version that the editor saw; none when the call is for the thing as it stands. */
export function expectedVersion(ifMatch: string | undefined): number | undefined {
  if (ifMatch === undefined || ifMatch.trim() === "*") return undefined;
  const version = VERSION.exec(ifMatch.trim())?.[1];
  if (version === undefined) throw badInput('If-Match : une version est attendue, comme "3"');
  return Number(version);
}

/** The thing that a call changes, and the version of it that the editor saw. */
export type Target = { id: number; expectedVersion: number | undefined };

/** For a route whose `params` are `idParams`, or more. */
export function targetOf({ params, headers }: FastifyRequest): Target {
  return { id: (params as { id: number }).id, expectedVersion: expectedVersion(headers["if-match"]) };
}
