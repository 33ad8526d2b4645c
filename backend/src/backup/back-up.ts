import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { pack, refuseExisting } from "./archive";
import { copyEmbedded, restoreEmbedded } from "./embedded-backup";
import { writeManifest } from "./manifest";
import { copyServer, restoreServer } from "./server-backup";

/** The database of DATABASE_URL, or the embedded one of DATA_DIR with the files beside it. */
type Festival = { databaseUrl: string; dataDir: string };

/** Writes all that the festival is into one new file. */
export async function backUp({ databaseUrl, dataDir }: Festival, file: string): Promise<void> {
  refuseExisting(file);
  await mkdir(dirname(file), { recursive: true });
  // Beside the file: there has to be room, and the operator finds what a killed process left.
  const folder = await mkdtemp(`${file}.part-`);
  try {
    const [kind, migration] =
      databaseUrl === ""
        ? (["embedded", await copyEmbedded(dataDir, folder)] as const)
        : (["server", await copyServer(databaseUrl, folder)] as const);
    await writeManifest(folder, { kind, migration });
    await pack(folder, file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

type Restored = { at: string; place: string; kept: string | undefined };

/** Puts a backup in place; answers where, and where what was there is kept. */
export async function restore(
  { databaseUrl, dataDir }: Festival,
  file: string,
  options: { replace: boolean },
): Promise<Restored> {
  if (databaseUrl === "") {
    const { manifest, keptIn } = await restoreEmbedded(dataDir, file, options);
    return { at: manifest.at, place: `le dossier ${dataDir}`, kept: keptIn };
  }
  const { manifest, name, keptAs } = await restoreServer(databaseUrl, file, options);
  return { at: manifest.at, place: `la base ${name}`, kept: keptAs };
}
