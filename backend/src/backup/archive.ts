import { existsSync } from "node:fs";
import { mkdir, open, readdir, rename, rm, writeFile } from "node:fs/promises";
import * as tar from "tar";
import { BackupRefusal } from "./backup-refusal";
import { damaged } from "./manifest";

/** Packs a folder into one file that this account alone can read, complete or not there at all. */
export async function pack(folder: string, file: string): Promise<void> {
  const part = `${file}.part`;
  await rm(part, { force: true });
  await writeFile(part, "", { mode: 0o600, flag: "wx" });
  await tar.create({ file: part, cwd: folder, portable: true }, (await readdir(folder)).sort());
  const written = await open(part, "r+");
  await written.sync();
  await written.close();
  refuseExisting(file);
  await rename(part, file);
}

export function refuseExisting(file: string): void {
  if (existsSync(file)) throw new BackupRefusal(`${file} existe déjà : donne un autre nom à la sauvegarde.`);
}

/** Unpacks plain files and folders, nothing else, into a new folder. */
export async function unpack(file: string, folder: string): Promise<void> {
  if (!existsSync(file)) throw new BackupRefusal(`${file} n'existe pas.`);
  await mkdir(folder, { recursive: true });
  await tar
    .extract({
      file,
      cwd: folder,
      strict: true,
      filter: (_path, entry) => "type" in entry && (entry.type === "File" || entry.type === "Directory"),
    })
    .catch(() => {
      throw damaged();
    });
}
