import { badInput } from "@coulisses/shared-domain/festival-error";
import { MAX_UNPACKED_SIZE, UNPACKS_TOO_BIG } from "@coulisses/shared-domain/spreadsheet/limits";
import { Unzip, UnzipInflate } from "fflate";

/** Bytes unpacked at a time: a bomb makes a thousand times as many of them before they are counted. */
const STEP = 16 * 1024;
/** Steps before the page may draw. */
const STEPS = 16;

/** The message for a workbook that can't be unpacked or read. */
export const BROKEN_WORKBOOK =
  "Ce classeur est abîmé, ou d'un autre format : enregistre-le en .xlsx ou en CSV";

/**
 * The texts of an archive's XML files by path. Counted as they are unpacked, since what an archive says of their
 * size may be a lie: throws `bad-input` past the bound, or where it can't be unpacked.
 */
export async function unpack(
  archive: Uint8Array,
  most: number = MAX_UNPACKED_SIZE,
): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  let size = 0;
  let isTooBig = false;
  const unzip = new Unzip((file) => {
    if (!/\.(xml|rels)$/.test(file.name) || isTooBig) return;
    const decoder = new TextDecoder();
    files.set(file.name, "");
    file.ondata = (error, bytes, isLast) => {
      if (error) throw error;
      size += bytes.length;
      isTooBig ||= size > most;
      if (isTooBig) return file.terminate();
      files.set(file.name, (files.get(file.name) ?? "") + decoder.decode(bytes, { stream: !isLast }));
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  for (let at = 0; at < archive.length && !isTooBig; at += STEP) {
    try {
      unzip.push(archive.subarray(at, at + STEP), at + STEP >= archive.length);
    } catch {
      throw badInput(BROKEN_WORKBOOK);
    }
    if ((at / STEP) % STEPS === STEPS - 1) await new Promise((resolve) => setTimeout(resolve));
  }
  if (isTooBig) throw badInput(UNPACKS_TOO_BIG);
  return files;
}
