import { readFileSync } from "node:fs";
import path from "node:path";
import { siteAt } from "../publish/site";
import type { RegistryFile } from "../registry";
import { temporaryFolder } from "./build-of";

export const newSite = () => siteAt(path.join(temporaryFolder(), "site"));
export type TestSite = ReturnType<typeof newSite>;

export function registryOf(site: TestSite): RegistryFile {
  return JSON.parse(readFileSync(site.registry, "utf8")) as RegistryFile;
}

export function inPlace(site: TestSite): [string, string][] {
  return registryOf(site).features.map(({ name, version }) => [name, version]);
}

export function onePage(at: string) {
  return [{ path: at, title: "Une page", icon: "home", mobile: true }];
}
