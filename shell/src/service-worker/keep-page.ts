import { code, find, isOfType, pages, put } from "./keep";
import { kindOf } from "./request-kind";

const PAGE = "/";
/** What anybody's first screen needs, whatever page was open when the worker came. */
const essentials = ["application", "home-page", "notice-snackbar"];

type ShellManifest = { parts?: Record<string, string[]> };

/**
 * Keeps what an open page already runs on, which came before the worker could see it. The files
 * come from the browser's own cache: the network is asked for the page alone, and what it lacks.
 */
export async function keepPage(addresses: readonly string[], origin: string): Promise<void> {
  const files = [...addresses, ...(await essentialFiles())].filter((address) =>
    ["code", "file"].includes(kindOf({ method: "GET", mode: "no-cors", url: new URL(address, origin).href }, origin)),
  );
  await keep(PAGE, /text\/html/, pages);
  await Promise.all([...new Set(files)].map((address) => keep(new URL(address, origin).pathname, /javascript|css|image|json/, code)));
}

async function essentialFiles(): Promise<string[]> {
  const response = await fetch("/shell/manifest.json");
  if (!response.ok) return [];
  const { parts = {} } = (await response.json()) as ShellManifest;
  return essentials.flatMap((part) => parts[part] ?? []).map((file) => `/shell/${file}`);
}

async function keep(address: string, types: RegExp, shelf: typeof code): Promise<void> {
  if (await find(shelf, address)) return;
  const response = await fetch(address);
  if (!isOfType(response, types)) throw new Error(`${address}: ${String(response.status)}`);
  await put(shelf, address, response);
}
