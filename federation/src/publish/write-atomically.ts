import { mkdir, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { randomUUID } from "node:crypto";

/** A reader sees the file before or after, never half of it. */
export async function writeAtomically(file: string, content: string | Buffer): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const draft = `${file}.${randomUUID()}.tmp`;
  await writeFile(draft, content);
  await rename(draft, file);
}
