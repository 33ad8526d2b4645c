import * as v from "valibot";
import { contentName, FILES, HASHES } from "../contract/content-names";
import { MANIFEST } from "../contract/manifest";
import type { FeatureEntry } from "../contract/registry";

/** The address of the folder that holds a file, with its last slash. */
export const folderOf = (address: string) => address.slice(0, address.lastIndexOf("/") + 1);

type Hashes = Readonly<Record<string, string>>;

/** The address from which a file is fetched, and the hash that it must have. */
export type Place = { address: string; integrity: string };

/** The files of the apps, each with the hash that its build's manifest says; the browser refuses any other content. */
export type CheckedFiles = {
  /** From now on, files of this entry enter the page with their hash only. */
  expect: (app: Pick<FeatureEntry, "entry" | "integrity" | "hashes">) => void;
  /** A promise as long as the hashes are on their way. Undefined for a file that nothing is known of. */
  placeOf: (address: string) => Place | undefined | Promise<Place | undefined>;
  /** To call for a file that failed: true when it, or the list that says its hash, is there with another content. */
  isAltered: (address: string) => Promise<boolean>;
  /** The text, such as a stack, with files named by their content as files of their versions. */
  inVersions: (text: string) => string;
};

const listSchema = v.object({ integrity: v.record(v.string(), v.string()) });

/** A file of a version; again, when it failed before. */
type Asked = { name: string; isAgain: boolean };

/** A version whose files are expected: its folder, and the list of its files with the hash of that list. */
type Version = { folder: string; list: string; integrity: string; isByContent: boolean };

/** The hashes of this page: those that the server wrote beside its preloads, else the version's list, read once. */
export function createCheckedFiles(page: Document = document): CheckedFiles {
  const versions = new Map<string, Version>();
  const known = new Map<Version, Hashes>();
  const coming = new Map<Version, Promise<Hashes | undefined>>();
  /** By address, the file in its version's folder, for those that were fetched from elsewhere. */
  const placed = new Map<string, Place & { inVersion: string }>();
  const absolute = (address: string) => new URL(address, page.baseURI).href.replace(/[?#].*$/, "");

  function readOnce(version: Version): Promise<Hashes | undefined> {
    const reading =
      coming.get(version) ??
      readHashes(version, page)
        .then((hashes) => {
          if (hashes) known.set(version, hashes);
          return hashes;
        })
        .finally(() => coming.delete(version));
    coming.set(version, reading);
    return reading;
  }

  function placeIn(version: Version, { name, isAgain }: Asked, hashes: Hashes): Place {
    const integrity = hashIn(hashes, name);
    const inVersion = version.folder + name;
    // A file that failed is asked for where no other version has a say.
    if (!version.isByContent || isAgain) return { address: inVersion, integrity };
    return noted(besides(version.folder) + contentName(name, integrity), integrity, inVersion);
  }

  function noted(address: string, integrity: string, inVersion: string): Place {
    if (address !== inVersion) placed.set(address, { address, integrity, inVersion });
    return { address, integrity };
  }

  /** The preload that the server wrote for this very file. */
  function writtenFor(version: Version, { name, isAgain }: Asked): Place | undefined {
    const file = version.folder + name;
    const preloads = Array.from(page.querySelectorAll<HTMLLinkElement>("link[rel=preload][integrity]"));
    const link = preloads.find(({ href, dataset }) => absolute(dataset["of"] ?? href) === file);
    return link && noted(isAgain ? file : link.href, link.getAttribute("integrity") ?? "", file);
  }

  const files: CheckedFiles = {
    expect({ entry, integrity, hashes }) {
      const folder = folderOf(absolute(entry));
      const expected = hashes ?? integrity;
      const before = versions.get(folder);
      versions.delete(folder);
      versions.delete(besides(folder));
      if (expected === undefined) return;
      const isByContent = hashes !== undefined;
      const version =
        before?.integrity === expected
          ? before
          : { folder, list: folder + (isByContent ? HASHES : MANIFEST), integrity: expected, isByContent };
      versions.set(folder, version);
      // An entry that stands there asks for its other files beside itself.
      if (isByContent) versions.set(besides(folder), version);
    },
    placeOf(address) {
      const at = absolute(address);
      const before = placed.get(at);
      if (before) return { address: at, integrity: before.integrity };
      const folder = folderOf(at);
      const version = versions.get(folder);
      if (!version) return undefined;
      const asked = { name: at.slice(folder.length), isAgain: searchOf(address) !== "" };
      const hashes = known.get(version);
      if (hashes) return placeIn(version, asked, hashes);
      const written = writtenFor(version, asked);
      if (!written) return readOnce(version).then((all) => all && placeIn(version, asked, all));
      setTimeout(() => {
        if (version.isByContent && !known.has(version)) readOnce(version).catch(() => undefined);
      }, LIST_AFTER);
      return written;
    },
    async isAltered(address) {
      try {
        const place = await files.placeOf(address);
        return place !== undefined && (await isRefused(place.address + searchOf(address), place.integrity));
      } catch {
        const version = versions.get(folderOf(absolute(address)));
        return version !== undefined && isRefused(version.list, version.integrity);
      }
    },
    inVersions: (text) =>
      [...placed.values()].reduce(
        (read, { address, inVersion }) => read.replaceAll(address, inVersion),
        text,
      ),
  };
  return files;
}

/** Milliseconds after which the list is read that the first page did without: offline, the files have their addresses from it. */
const LIST_AFTER = 3_000;

/** The folder of all versions' files, from that of one. */
const besides = (folder: string) => folder.replace(/[^/]+\/$/, `${FILES}/`);

const searchOf = (address: string) => /\?[^#]*/.exec(address)?.[0] ?? "";

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
 * The hashes of a version's files, once the browser has compared their list with the registry's hash of it. Undefined
 * when the site's own server is away: its files then come from what the browser kept. Another origin gets no such
 * trust.
 */
async function readHashes(
  { list: address, integrity }: Version,
  page: Document,
): Promise<Hashes | undefined> {
  const read = async (cache: RequestCache) => {
    const answer = await fetch(address, { integrity, cache });
    if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
    return v.parse(listSchema, await answer.json()).integrity;
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
 * and the apps' own put them, and the address by its content: no entry grows by it, and builds of before are held to
 * it too. One whose hash can't be had fails as a file that does not come.
 */
export function guardHead({ placeOf }: CheckedFiles, head: HTMLElement = document.head): void {
  const append = head.appendChild.bind(head);
  head.appendChild = <Added extends Node>(added: Added): Added => {
    const address = addressOf(added);
    if (address === undefined) return append(added);
    const enter = (place: Place | undefined) => {
      if (place) put(added, place, searchOf(address));
      return append(added);
    };
    const fail = () => added.dispatchEvent(new Event("error"));
    try {
      const place = placeOf(address);
      if (!(place instanceof Promise)) return enter(place);
      place.then(enter, fail);
    } catch {
      queueMicrotask(fail);
    }
    return added;
  };
}

function put(node: Node, { address, integrity }: Place, search: string): void {
  (node as HTMLScriptElement | HTMLLinkElement).integrity = integrity;
  if (node instanceof HTMLLinkElement) node.href = address + search;
  else (node as HTMLScriptElement).src = address + search;
}

function addressOf(node: Node): string | undefined {
  if (node instanceof HTMLScriptElement) return node.src || undefined;
  if (node instanceof HTMLLinkElement && node.rel === "stylesheet") return node.href || undefined;
  return undefined;
}
