import path from "node:path";
import { pathToFileURL } from "node:url";

/** The addresses that the shell in this folder answers itself, as its own code says them. */
export async function ownAddresses(folder: string): Promise<readonly string[]> {
  const file = pathToFileURL(path.join(folder, "src/site/own-addresses.ts")).href;
  return ((await import(file)) as { ownAddresses: readonly string[] }).ownAddresses;
}
