import { promisify } from "node:util";
import { brotliDecompress, gunzip } from "node:zlib";
import { integrityOf } from "../../contract/hashes";
import { readPlainFile } from "./plain-file";

const twins = { br: promisify(brotliDecompress), gz: promisify(gunzip) };

/** The differences from the build, file by file. */
export async function brokenFiles(folder: string, integrity: Record<string, string>): Promise<string[]> {
  const checked = await Promise.all(
    Object.entries(integrity).map(async ([file, expected]) => {
      const read = await readPlainFile(folder, file);
      if ("problem" in read) return [read.problem];
      if (integrityOf(read.content) !== expected) return [`${file} was altered.`];
      return brokenTwins(folder, file, expected);
    }),
  );
  return checked.flat();
}

/** A server sends the compressed twin instead of the file: their contents must be equal. */
async function brokenTwins(folder: string, file: string, expected: string): Promise<string[]> {
  const checked = await Promise.all(
    Object.entries(twins).map(async ([extension, decompress]) => {
      const twin = `${file}.${extension}`;
      const read = await readPlainFile(folder, twin);
      if ("problem" in read) return read.problem.endsWith("is missing.") ? [] : [read.problem];
      const content = await decompress(read.content).catch(() => undefined);
      return content && integrityOf(content) === expected ? [] : [`${twin} was altered.`];
    }),
  );
  return checked.flat();
}
