import { checkVersion, type VersionedThing } from "@coulisses/shared-domain/version-conflict";

/** The screens always say which version they change: a call that doesn't is a fault of theirs. */
export function checkIfMatch(request: Request, thing: VersionedThing, present: number): void {
  const [, seen] = /^"(\d+)"$/.exec(request.headers.get("If-Match") ?? "") ?? [];
  if (seen === undefined) throw new Error(`${request.method} ${request.url} names no version`);
  checkVersion(thing, present, Number(seen));
}
