import { randomUUID } from "node:crypto";
import { open, stat, writeFile } from "node:fs/promises";
import { badInput, refused } from "@coulisses/shared-domain/festival-error";
import {
  checkDumpSize,
  type ImportUpload,
  uploadGone,
} from "@coulisses/shared-domain/import/festival-import";
import { hasCode } from "../database/driver";
import { ImportRefusal } from "../import/import-refusal";
import { refuseArchives } from "../import/source/dump-lines";
import type { ImportFolder } from "./import-folder";

type Announced = { name: string; bytes: number };

/** Signs that would break a line of the report, or hide what follows. */
const CONTROLS = /[\p{Cc}\p{Cf}/\\]+/gu;

/** Makes place for a file, in that of the one before. */
export async function beginUpload(
  folder: ImportFolder,
  { name, bytes }: Announced,
  { by, maxBytes }: { by: string; maxBytes: number },
): Promise<string> {
  checkDumpSize(bytes, maxBytes);
  const free = await folder.take();
  try {
    await folder.remove("upload.json", "dump", "report.json", "task.json");
    const id = randomUUID();
    await writeFile(folder.dump, "", { mode: 0o600 });
    const shown = name.replace(CONTROLS, " ").trim();
    await folder.write("upload.json", {
      id,
      name: shown === "" ? "export" : shown,
      bytes,
      by,
      at: new Date().toISOString(),
      isTried: false,
    });
    return id;
  } finally {
    await free();
  }
}

/** The upload that is there, as far as it arrived. */
export async function presentUpload(folder: ImportFolder): Promise<ImportUpload | null> {
  const kept = await folder.read("upload.json");
  if (kept === null) return null;
  const received = await stat(folder.dump).then(
    ({ size }) => size,
    () => undefined,
  );
  return received === undefined ? null : { ...kept, received };
}

/** The upload with this id; throws `not-found` once another took its place. */
export async function openUpload(folder: ImportFolder, id: string): Promise<ImportUpload> {
  const upload = await presentUpload(folder);
  if (upload?.id !== id) throw uploadGone();
  return upload;
}

/**
 * Adds a piece at the end of what arrived, and answers how much that is now. A file of a wrong kind is refused with
 * its first piece, and removed.
 */
export async function putPiece(
  folder: ImportFolder,
  { id, from, piece }: { id: string; from: number; piece: Buffer },
): Promise<number> {
  const upload = await openUpload(folder, id);
  if (from + piece.length > upload.bytes) throw badInput("Ce fichier est plus long que ce qui était annoncé");
  if (from !== upload.received)
    throw refused(`Ce morceau n'est pas le suivant : l'envoi en est à ${String(upload.received)} octets`);
  if (from === 0) await checkKind(folder, piece, upload.name);
  await write(folder.dump, piece, from);
  return from + piece.length;
}

async function checkKind(folder: ImportFolder, start: Buffer, name: string): Promise<void> {
  try {
    refuseArchives(start, name);
  } catch (error) {
    await folder.remove("upload.json", "dump");
    throw error instanceof ImportRefusal ? badInput(error.message) : error;
  }
}

async function write(path: string, piece: Buffer, from: number): Promise<void> {
  const file = await open(path, "r+").catch((error: unknown) => {
    throw hasCode(error, "ENOENT") ? uploadGone() : error;
  });
  try {
    await file.write(piece, 0, piece.length, from);
  } finally {
    await file.close();
  }
}

/** Removes an upload, with the report of its trial. */
export async function dropUpload(folder: ImportFolder, id: string): Promise<void> {
  const free = await folder.take();
  try {
    await openUpload(folder, id);
    await folder.remove("upload.json", "dump", "report.json", "task.json");
  } finally {
    await free();
  }
}
