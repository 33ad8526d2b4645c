import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { createGunzip } from "node:zlib";
import { formatSize } from "@coulisses/shared-domain/import/festival-import";
import { hasCode } from "../../database/driver";
import { ImportRefusal } from "../import-refusal";

export type DumpFile = {
  path: string;
  /** Its name in messages. */
  name: string;
  /** The most bytes of its text. */
  maxBytes?: number;
  /** Is told from time to time how many bytes of the file were read. */
  tell?: (bytes: number) => void;
};

/** The lines of a text file, gzipped or not. Throws when it is no text, or the archive of another format. */
export async function* dumpLines(file: DumpFile): AsyncGenerator<string> {
  const { path, name, maxBytes = Infinity, tell } = file;
  const isGzip = isPacked(await firstBytes(file));
  const bytes = createReadStream(path);
  const stream: AsyncIterable<Buffer> = isGzip ? bytes.pipe(createGunzip()) : bytes;
  const decoder = new TextDecoder("utf-8", { fatal: true });
  // Joined once its line ends: a long line would be copied with each piece otherwise.
  let remainder: string[] = [];
  let size = 0;
  try {
    for await (const chunk of stream) {
      if (size === 0) refuseArchives(chunk, name);
      size += chunk.length;
      if (size > maxBytes) throw tooLong(name, maxBytes);
      if (chunk.includes(0)) throw noText(name);
      tell?.(bytes.bytesRead);
      const text = decoder.decode(chunk, { stream: true });
      if (!text.includes("\n")) {
        remainder.push(text);
        continue;
      }
      // Only this sign ends a line of a dump: a text may hold any other.
      const lines = (remainder.join("") + text).split("\n");
      remainder = [lines.pop() ?? ""];
      // Windows ends its lines with one sign more; within values a dump writes it as two letters.
      for (const line of lines) yield line.endsWith("\r") ? line.slice(0, -1) : line;
    }
    remainder.push(decoder.decode());
  } catch (error) {
    if (error instanceof ImportRefusal) throw error;
    if (hasCode(error, "ERR_ENCODING_INVALID_ENCODED_DATA")) {
      throw noText(name);
    }
    throw new ImportRefusal(`${name} est illisible : ${(error as Error).message}`);
  } finally {
    bytes.destroy();
  }
  const rest = remainder.join("");
  if (rest !== "") yield rest;
}

const isPacked = (start: Buffer) => start.subarray(0, 2).equals(Buffer.from([0x1f, 0x8b]));

const noText = (name: string) =>
  new ImportRefusal(`${name} n'est pas un texte en UTF-8. Refais-le avec : ${plainDump}`);

const tooLong = (name: string, maxBytes: number) =>
  new ImportRefusal(
    `${name} contient plus de ${formatSize(maxBytes)} : c'est plus que ce que ce serveur reprend (IMPORT_MEGABYTES), ou ce n'est pas un export d'Overbookd.`,
  );

const plainDump = "pg_dump --format=plain --encoding=UTF8 --file=overbookd.sql <adresse de la base>";

async function firstBytes({ path, name }: DumpFile): Promise<Buffer> {
  try {
    const handle = await open(path);
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(512), 0, 512, 0);
    await handle.close();
    if (bytesRead === 0) throw new ImportRefusal(`${name} est vide.`);
    return buffer.subarray(0, bytesRead);
  } catch (error) {
    if (error instanceof ImportRefusal) throw error;
    throw new ImportRefusal(`Impossible d'ouvrir ${name} : ${(error as Error).message}`);
  }
}

/** Throws when a file that begins like this is an archive of another format. */
export function refuseArchives(start: Buffer, name: string): void {
  const isCustom = start.subarray(0, 5).toString("latin1") === "PGDMP";
  // A tar of pg_dump begins with the name of its table of contents.
  const isTar = start.subarray(0, 7).toString("latin1") === "toc.dat";
  if (!isCustom && !isTar) return;
  throw new ImportRefusal(
    `${name} est une archive de pg_dump (${isCustom ? "format custom" : "format tar"}). Fais-en un texte avec : pg_restore --no-owner --file=overbookd.sql ${name}`,
  );
}
