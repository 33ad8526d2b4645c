import { SHELL_APP } from "../client-error/client-error";
import { badInput, forbidden } from "../festival-error";

const MEBIBYTE = 1024 * 1024;

/** Bounds of a build that comes over HTTP: files, the bytes of one and of all, the characters of a name. */
export const uploadLimits = { files: 2_000, file: 16 * MEBIBYTE, whole: 128 * MEBIBYTE, name: 200 };

/** Bounds of what a sender tells of a forced build: faults, and the characters of one. */
export const faultLimits = { faults: 20, characters: 300 };

/** A build's manifest as far as its upload needs, and the bytes of each file. */
export type AnnouncedBuild = {
  manifest: { name?: unknown; contracts?: unknown; integrity: Record<string, string> };
  sizes: Record<string, number>;
};

/** A file to come: its place in the build, its hash as an address may hold it, and its bytes. */
export type AnnouncedFile = { name: string; hash: string; bytes: number };

const integrity = /^sha384-([A-Za-z0-9+/]{64})$/;

/** PUBLISH-4: the files of a build of this app, each with its hash and size; throws what refuses the whole. */
export function filesOfBuild({ manifest, sizes }: AnnouncedBuild, app: string): AnnouncedFile[] {
  const isOfApp = app === SHELL_APP ? isShell(manifest) : manifest.name === app && !isShell(manifest);
  if (!isOfApp) throw forbidden(`Ce paquet n'est pas celui de ${app}`);
  const names = Object.keys(manifest.integrity);
  if (names.length === 0) throw badInput("Le paquet n'a pas de fichier");
  if (names.length > uploadLimits.files)
    throw badInput(`Le paquet a ${String(names.length)} fichiers, ${String(uploadLimits.files)} au plus`);
  const all = new Set(names);
  const files = names.map((name) => {
    const problem = nameProblem(name, all);
    if (problem !== undefined) throw badInput(problem);
    const [, hash] = integrity.exec(manifest.integrity[name] ?? "") ?? [];
    if (hash === undefined) throw badInput(`${quoted(name)} n'a pas d'empreinte SHA-384`);
    return { name, hash: hash.replaceAll("+", "-").replaceAll("/", "_"), bytes: bytesOf(name, sizes) };
  });
  if (files.reduce((sum, { bytes }) => sum + bytes, 0) > uploadLimits.whole)
    throw badInput(`Le paquet dépasse ${mebibytes(uploadLimits.whole)}`);
  return files;
}

const isShell = ({ name, contracts }: AnnouncedBuild["manifest"]) =>
  name === undefined && Array.isArray(contracts);

function bytesOf(name: string, sizes: Record<string, number>): number {
  const bytes = Object.hasOwn(sizes, name) ? sizes[name] : undefined;
  if (bytes === undefined || !Number.isInteger(bytes) || bytes < 0)
    throw badInput(`La taille de ${quoted(name)} n'est pas donnée`);
  if (bytes > uploadLimits.file) throw badInput(`${quoted(name)} dépasse ${mebibytes(uploadLimits.file)}`);
  return bytes;
}

/** Names become paths: none may lead out of the build, hide, or stand in the way of another. */
function nameProblem(name: string, all: ReadonlySet<string>): string | undefined {
  const segments = name.split("/");
  const isPath =
    name.length <= uploadLimits.name &&
    name !== "manifest.json" &&
    segments.every((segment) => /^[\w@+~-][\w@+~.-]*$/.test(segment));
  if (!isPath) return `${quoted(name)} n'est pas le nom d'un fichier d'un paquet`;
  const isInFile = segments.some((_, at) => at > 0 && all.has(segments.slice(0, at).join("/")));
  return isInFile ? `${quoted(name)} est dans un fichier` : undefined;
}

const quoted = (name: string) => `« ${name.slice(0, 80)} »`;
const mebibytes = (bytes: number) => `${String(bytes / MEBIBYTE)} Mio`;
