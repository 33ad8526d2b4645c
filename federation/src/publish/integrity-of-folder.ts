import { readFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliDecompress, gunzip } from "node:zlib";
import { integrityOf } from "../integrity";

const twins = { br: promisify(brotliDecompress), gz: promisify(gunzip) };

/** What is not as it was built, said file by file. */
export async function brokenFiles(folder: string, integrity: Record<string, string>): Promise<string[]> {
  const checked = await Promise.all(
    Object.entries(integrity).map(async ([file, expected]) => {
      const content = await readFile(path.join(folder, file)).catch(() => undefined);
      if (!content) return [`${file} is missing.`];
      if (integrityOf(content) !== expected) return [`${file} was altered.`];
      return brokenTwins(folder, file, expected);
    }),
  );
  return checked.flat();
}

/** A server gives the compressed twin instead of the file: it must say the same. */
async function brokenTwins(folder: string, file: string, expected: string): Promise<string[]> {
  const checked = await Promise.all(
    Object.entries(twins).map(async ([extension, decompress]) => {
      const twin = `${file}.${extension}`;
      const compressed = await readFile(path.join(folder, twin)).catch(() => undefined);
      if (!compressed) return [];
      const content = await decompress(compressed).catch(() => undefined);
      return content && integrityOf(content) === expected ? [] : [`${twin} was altered.`];
    }),
  );
  return checked.flat();
}
