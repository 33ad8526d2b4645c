import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join, sep } from "node:path";
import { pipeline } from "node:stream/promises";
import * as z from "zod";
import { newestMigration } from "../database/migrate";
import { BackupRefusal } from "./backup-refusal";

/** Goes up when an older version could not read the file. */
const format = 1;
const name = "manifest.json";

const contentSchema = z.object({
  format: z.number().int(),
  kind: z.enum(["embedded", "server"]),
  /** The last migration of the database, as its files are dated. */
  migration: z.number().int(),
  at: z.iso.datetime(),
  files: z.array(z.object({ path: z.string(), bytes: z.number(), sha256: z.string() })),
});

/** The content of a backup, with the checksum of each of its files. */
export type Manifest = z.infer<typeof contentSchema>;
type DatabaseKind = Manifest["kind"];

const sealedSchema = z.object({ content: z.string(), sha256: z.string() });

/** Describes all files of this folder, in it. */
export async function writeManifest(
  folder: string,
  about: { kind: DatabaseKind; migration: number },
): Promise<void> {
  const manifest: Manifest = {
    format,
    ...about,
    at: new Date().toISOString(),
    files: await filesIn(folder),
  };
  const content = JSON.stringify(manifest);
  await writeFile(join(folder, name), JSON.stringify({ content, sha256: hashOf(content) }));
}

/** Checks that this folder holds what was backed up, to the bit, and that this version can use it here. */
export async function checkedManifest(folder: string, kind: DatabaseKind): Promise<Manifest> {
  const manifest = await readManifest(folder);
  const files = (await filesIn(folder)).filter(({ path }) => path !== name);
  if (JSON.stringify(files) !== JSON.stringify(manifest.files)) throw damaged();
  if (manifest.migration > newestMigration()) throw tooNew();
  if (manifest.kind !== kind) throw new BackupRefusal(otherDatabase[kind]);
  return manifest;
}

async function readManifest(folder: string): Promise<Manifest> {
  const sealed = sealedSchema.safeParse(await jsonIn(join(folder, name)));
  if (!sealed.success || hashOf(sealed.data.content) !== sealed.data.sha256) throw damaged();
  const content = JSON.parse(sealed.data.content) as { format?: unknown };
  if (typeof content.format === "number" && content.format > format) throw tooNew();
  return contentSchema.parse(content);
}

const jsonIn = (path: string): Promise<unknown> =>
  readFile(path, "utf8")
    .then((text): unknown => JSON.parse(text))
    .catch(() => undefined);

async function filesIn(folder: string): Promise<Manifest["files"]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const files: Manifest["files"] = [];
  for (const path of paths.sort()) {
    const hash = createHash("sha256");
    await pipeline(createReadStream(path), hash);
    files.push({
      path: path.slice(folder.length + 1).replaceAll(sep, "/"),
      bytes: (await stat(path)).size,
      sha256: hash.digest("hex"),
    });
  }
  return files;
}

const hashOf = (text: string) => createHash("sha256").update(text).digest("hex");

export const damaged = () =>
  new BackupRefusal(
    "Ce fichier n'est pas une sauvegarde de Coulisses, ou il est abîmé ou coupé : rien n'a été changé.",
  );
const tooNew = () =>
  new BackupRefusal(
    "Cette sauvegarde vient d'une version plus récente de Coulisses : installe d'abord cette version-là.",
  );
const otherDatabase: Record<DatabaseKind, string> = {
  embedded:
    "C'est la sauvegarde d'un serveur PostgreSQL : donne dans DATABASE_URL l'adresse de la base où la remettre.",
  server: "C'est la sauvegarde d'une base intégrée : elle se remet dans DATA_DIR, sans DATABASE_URL.",
};
