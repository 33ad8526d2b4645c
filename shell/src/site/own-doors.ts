import type { OwnDoors } from "@coulisses/federation/loader";

/** Written in by the compiler. */
declare const SHARED_VERSIONS: Readonly<Record<string, string>> | undefined;

/** What this shell gives the apps, as its build says. */
export function ownDoors(page: Document = document): OwnDoors {
  return {
    hash: page.querySelector<HTMLMetaElement>('meta[name="coulisses-doors"]')?.content,
    versions: typeof SHARED_VERSIONS === "undefined" ? {} : SHARED_VERSIONS,
  };
}
