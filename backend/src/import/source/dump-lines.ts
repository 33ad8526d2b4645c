import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { createGunzip } from "node:zlib";
import { hasCode } from "../../database/driver";
import { ImportRefusal } from "../import-refusal";

/** The lines of a text file, gzipped or not. Throws when it is no text, or the archive of another format. */
export async function* dumpLines(file: string): AsyncGenerator<string> {
  const isGzip = (await firstBytes(file)).subarray(0, 2).equals(Buffer.from([0x1f, 0x8b]));
  const bytes = createReadStream(file);
  const stream: AsyncIterable<Buffer> = isGzip ? bytes.pipe(createGunzip()) : bytes;
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let remainder = "";
  let isFirst = true;
  try {
    for await (const chunk of stream) {
      if (isFirst) refuseArchives(chunk, file);
      isFirst = false;
      // Only this sign ends a line of a dump: a text may hold any other.
      const lines = (remainder + decoder.decode(chunk, { stream: true })).split("\n");
      remainder = lines.pop() ?? "";
      // Windows ends its lines with one sign more; within values a dump writes it as two letters.
      for (const line of lines) yield line.endsWith("\r") ? line.slice(0, -1) : line;
    }
    remainder += decoder.decode();
  } catch (error) {
    if (error instanceof ImportRefusal) throw error;
    if (hasCode(error, "ERR_ENCODING_INVALID_ENCODED_DATA")) {
      throw new ImportRefusal(`${file} n'est pas un texte en UTF-8. Refais-le avec : ${plainDump}`);
    }
    throw new ImportRefusal(`${file} est illisible : ${(error as Error).message}`);
  } finally {
    bytes.destroy();
  }
  if (remainder !== "") yield remainder;
}

const plainDump = "pg_dump --format=plain --encoding=UTF8 --file=overbookd.sql <adresse de la base>";

async function firstBytes(file: string): Promise<Buffer> {
  try {
    const handle = await open(file);
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(512), 0, 512, 0);
    await handle.close();
    if (bytesRead === 0) throw new ImportRefusal(`${file} est vide.`);
    return buffer.subarray(0, bytesRead);
  } catch (error) {
    if (error instanceof ImportRefusal) throw error;
    throw new ImportRefusal(`Impossible d'ouvrir ${file} : ${(error as Error).message}`);
  }
}

function refuseArchives(start: Buffer, file: string): void {
  const isCustom = start.subarray(0, 5).toString("latin1") === "PGDMP";
  // A tar of pg_dump begins with the name of its table of contents.
  const isTar = start.subarray(0, 7).toString("latin1") === "toc.dat";
  if (!isCustom && !isTar) return;
  throw new ImportRefusal(
    `${file} est une archive de pg_dump (${isCustom ? "format custom" : "format tar"}). Fais-en un texte avec : pg_restore --no-owner --file=overbookd.sql ${file}`,
  );
}
