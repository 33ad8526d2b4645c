import { MANIFEST } from "./manifest";
import { SOURCE_MAPS } from "./source-maps";

/** In a version's folder: the hashes of its files, which are then also beside the versions, named by their content. */
export const HASHES = "hashes.json";

/** The folder of all versions' files, beside the folders of the versions. */
export const FILES = "files";

type Hashes = Readonly<Record<string, string>>;

const isNamed = (file: string) => /[.-][0-9a-f]{16}\./.test(file);

/** `6328.js` as `6328.<beginning of its hash>.js`; a name that has a hash already stays. */
export function contentName(file: string, integrity: string): string {
  if (isNamed(file)) return file;
  const hash = Array.from(atob(integrity.replace(/^sha384-/, "").slice(0, 12)), (byte) =>
    byte.charCodeAt(0).toString(16).padStart(2, "0"),
  );
  return file.replace(/\.\w+$/, (extension) => `.${hash.join("").slice(0, 16)}${extension}`);
}

/**
 * The hashes of the files that a page loads, by their names in the build. Undefined when the code asks for one of them
 * by a name that only its version's folder has.
 */
export function hashesByName(integrity: Hashes): Hashes | undefined {
  const files = Object.entries(integrity).filter(([file]) => file !== SOURCE_MAPS && file !== MANIFEST);
  // Scripts and style sheets enter the page through the loader, which knows both names.
  return files.every(([file]) => /\.(js|css)$/.test(file) || isNamed(file))
    ? Object.fromEntries(files)
    : undefined;
}
