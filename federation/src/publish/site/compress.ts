import { createHash } from "node:crypto";
import { readFile, readdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { writeAtomically } from "./json-files";

const compressible = /\.(js|css|html|svg|json|webmanifest|txt)$/;
const cache = path.resolve(import.meta.dirname, "../../../node_modules/.cache/federation");

const encodings = {
  br: (content: Buffer) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gz: (content: Buffer) => promisify(gzip)(content, { level: 9 }),
};

type Encoding = keyof typeof encodings;

/** The best brotli takes seconds on a large file, and most files of a build are those of the one before. */
async function compressed(content: Buffer, encoding: Encoding): Promise<Buffer> {
  const key = path.join(cache, `${createHash("sha256").update(content).digest("hex")}.${encoding}`);
  try {
    return await readFile(key);
  } catch {
    const twin = await encodings[encoding](content);
    await writeAtomically(key, twin);
    return twin;
  }
}

/** Writes a `.br` and a `.gz` twin beside every file of the folder that gains from it. */
export async function compressFolder(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true });
  await Promise.all(
    files.filter((file) => compressible.test(file)).map((file) => compressFile(folder, file)),
  );
}

/** Writes both twins beside a file. */
export async function compressFile(folder: string, file: string): Promise<void> {
  const content = await readFile(path.join(folder, file));
  for (const encoding of ["br", "gz"] as const) {
    await writeFile(path.join(folder, `${file}.${encoding}`), await compressed(content, encoding));
  }
}
