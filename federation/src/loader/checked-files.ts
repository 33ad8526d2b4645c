import * as v from "valibot";
import { MANIFEST } from "../contract/manifest";

/** The address of the folder that holds a file, with its last slash. */
export const folderOf = (address: string) => address.slice(0, address.lastIndexOf("/") + 1);

type Hashes = Readonly<Record<string, string>>;
type Hash = string | undefined;

/** The files of the apps, each with the hash that its build's manifest says; the browser refuses any other content. */
export type CheckedFiles = {
  /** From now on, files beside this entry enter the page with their hash only. */
  expect: (app: { entry: string; integrity?: string | undefined }) => void;
  /** A promise as long as the manifest is on its way. Undefined for a file that nothing is known of. */
  hashOf: (address: string) => Hash | Promise<Hash>;
  /** To call for a file that failed: true when it, or the manifest that says its hash, is there with another content. */
  isAltered: (address: string) => Promise<boolean>;
};

const manifestSchema = v.object({ integrity: v.record(v.string(), v.string()) });

/** The hashes of this page: those that the server wrote beside its preloads, else the manifest's, read once. */
export function createCheckedFiles(page: Document = document): CheckedFiles {
  const manifests = new Map<string, string>();
  const known = new Map<string, Hashes>();
  const coming = new Map<string, Promise<Hashes | undefined>>();
  const absolute = (address: string) => new URL(address, page.baseURI).href.replace(/[?#].*$/, "");

  function hashesOf(folder: string, integrity: string) {
    const reading =
      coming.get(folder) ??
      readHashes(folder, integrity, page)
        .then((hashes) => {
          if (hashes) known.set(folder, hashes);
          return hashes;
        })
        .finally(() => coming.delete(folder));
    coming.set(folder, reading);
    return reading;
  }

  const files: CheckedFiles = {
    expect({ entry, integrity }) {
      const folder = folderOf(absolute(entry));
      if (integrity === undefined) manifests.delete(folder);
      else manifests.set(folder, integrity);
    },
    hashOf(address) {
      const file = absolute(address);
      const folder = folderOf(file);
      const integrity = manifests.get(folder);
      if (integrity === undefined) return undefined;
      const hashes = known.get(folder);
      const name = file.slice(folder.length);
      if (hashes) return hashIn(hashes, name);
      const preload = Array.from(page.querySelectorAll<HTMLLinkElement>("link[rel=preload][integrity]"));
      const written = preload.find(({ href }) => href === file)?.getAttribute("integrity");
      return written ?? hashesOf(folder, integrity).then((all) => all && hashIn(all, name));
    },
    async isAltered(address) {
      const folder = folderOf(absolute(address));
      try {
        const hash = await files.hashOf(address);
        return hash !== undefined && (await isRefused(address, hash));
      } catch {
        return isRefused(folder + MANIFEST, manifests.get(folder) ?? "");
      }
    },
  };
  return files;
}

/** The browser does not say why it refused a file: one that comes, and then does not with its hash, is another one. */
async function isRefused(address: string, integrity: string): Promise<boolean> {
  const { ok } = await fetch(address, { cache: "reload" });
  if (!ok) return false;
  return fetch(address, { cache: "force-cache", integrity }).then(
    () => false,
    () => true,
  );
}

/** Throws for a file that the build does not have. */
function hashIn(hashes: Hashes, name: string): string {
  const hash = hashes[name];
  if (hash === undefined) throw new Error(`${name} is not in the manifest`);
  return hash;
}

/**
 * The manifest's hashes, once the browser has compared it with the registry's hash of it. Undefined when the
 * site's own server is away: its files then come from what the browser kept. Another origin gets no such
 * trust.
 */
async function readHashes(folder: string, integrity: string, page: Document): Promise<Hashes | undefined> {
  const address = folder + MANIFEST;
  const read = async (cache: RequestCache) => {
    const answer = await fetch(address, { integrity, cache });
    if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
    return v.parse(manifestSchema, await answer.json()).integrity;
  };
  try {
    // The copy that the browser kept may be what was altered.
    return await read("default").catch(() => read("reload"));
  } catch (cause) {
    const isOwn = new URL(address).origin === new URL(page.baseURI).origin;
    // The browser does not say why it refused: a manifest that is there was altered.
    const isThere = fetch(address, { method: "HEAD" }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isOwn && !(await isThere)) return undefined;
    throw cause;
  }
}

/**
 * Adds the hash to each script and style sheet as it enters the page's head, where the federation's run time
 * and the apps' own put them: no entry grows by it, and builds of before are held to it too. One whose hash
 * can't be had fails as a file that does not come.
 */
export function guardHead({ hashOf }: CheckedFiles, head: HTMLElement = document.head): void {
  const append = head.appendChild.bind(head);
  head.appendChild = <Added extends Node>(added: Added): Added => {
    const address = addressOf(added);
    if (address === undefined) return append(added);
    const enter = (hash: Hash) => {
      if (hash !== undefined) (added as unknown as HTMLScriptElement).integrity = hash;
      return append(added);
    };
    const fail = () => added.dispatchEvent(new Event("error"));
    try {
      const hash = hashOf(address);
      if (!(hash instanceof Promise)) return enter(hash);
      hash.then(enter, fail);
    } catch {
      queueMicrotask(fail);
    }
    return added;
  };
}

function addressOf(node: Node): string | undefined {
  if (node instanceof HTMLScriptElement) return node.src || undefined;
  if (node instanceof HTMLLinkElement && node.rel === "stylesheet") return node.href || undefined;
  return undefined;
}
