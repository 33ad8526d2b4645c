import { checkVersion, type VersionedThing } from "@coulisses/shared-domain/version-conflict";

/** Fails a test whose request lacks `If-Match` or names another version. */
export function checkIfMatch(request: Request, thing: VersionedThing, present: number): void {
  const [, seen] = /^"(\d+)"$/.exec(request.headers.get("If-Match") ?? "") ?? [];
  if (seen === undefined) throw new Error(`${request.method} ${request.url} names no version`);
  checkVersion(thing, present, Number(seen));
}
