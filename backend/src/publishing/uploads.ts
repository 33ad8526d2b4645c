import { createHash, randomUUID } from "node:crypto";
import { constants } from "node:fs";
import {
  copyFile,
  lstat,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  utimes,
  writeFile,
} from "node:fs/promises";
import { dirname, join } from "node:path";
import { SHELL_APP } from "@coulisses/shared-domain/client-error/client-error";
import { notFound, refused } from "@coulisses/shared-domain/festival-error";
import {
  type AnnouncedBuild,
  type AnnouncedFile,
  filesOfBuild,
} from "@coulisses/shared-domain/publishing/upload";
import { hasCode } from "../database/driver";
import { HttpError } from "../http/http-error";

/** Uploads of one token that wait for the rest. */
const MOST = 3;
/** Milliseconds after which an upload to which nothing comes makes room for another. */
const IDLE = 60_000;
/** Seconds until a place may be free. */
const SOON = 5;
/** Milliseconds after which an upload that nobody went on with is removed. */
const FORGOTTEN = 24 * 60 * 60 * 1000;

/** The place of one upload: what arrived of it lies beside the site, where nothing is served. */
type Upload = { folder: string; build: AnnouncedBuild; files: readonly AnnouncedFile[] };
type Owner = { siteDir: string; tokenId: number };

const staging = (siteDir: string) => join(siteDir, ".uploads");
const folderOf = ({ siteDir, tokenId }: Owner) => join(staging(siteDir), String(tokenId));

/**
 * Begins an upload, or goes on with one of the same build; answers which files are still to come. Throws 429 while
 * files of too many others arrive with this token.
 */
export async function beginUpload(
  owner: Owner,
  app: string,
  build: AnnouncedBuild,
): Promise<{ upload: string; missing: string[] }> {
  const files = filesOfBuild(build, app);
  const text = JSON.stringify(build);
  const upload = createHash("sha256").update(text).digest("hex").slice(0, 32);
  await makeRoom(owner, upload);
  const folder = join(folderOf(owner), upload);
  await mkdir(join(folder, "files"), { recursive: true });
  const draft = join(folder, `.upload-${randomUUID()}`);
  await writeFile(draft, text);
  await rename(draft, join(folder, "upload.json"));
  const now = new Date();
  await utimes(folder, now, now);
  await takeFromSite(owner.siteDir, app, { folder, build, files });
  return { upload, missing: await missingOf({ folder, build, files }) };
}

/** Reads an upload of this token; throws `not-found` for any other. */
export async function openUpload(owner: Owner, app: string, upload: string): Promise<Upload> {
  const folder = join(folderOf(owner), upload);
  const text = await readFile(join(folder, "upload.json"), "utf8").catch((error: unknown) => {
    throw hasCode(error, "ENOENT") ? notFound("Cet envoi n'existe pas, ou plus : recommence-le") : error;
  });
  const build = JSON.parse(text) as AnnouncedBuild;
  return { folder, build, files: filesOfBuild(build, app) };
}

/** The place of a file of an upload, and its size; throws `not-found` for a hash that was not announced. */
export function placeOf({ folder, files }: Upload, hash: string): { target: string; bytes: number } {
  const file = files.find((one) => one.hash === hash);
  if (file === undefined) throw notFound("Ce fichier n'est pas de cet envoi");
  return { target: join(folder, "files", hash), bytes: file.bytes };
}

/** Lays an upload out as its build was, in a folder of its own; throws `refused` while a file is missing. */
export async function layOut(upload: Upload): Promise<string> {
  const missing = await missingOf(upload);
  if (missing.length > 0)
    throw refused(`${String(missing.length)} fichiers ne sont pas arrivés : recommence l'envoi`);
  const folder = `${upload.folder}-${randomUUID()}`;
  for (const { name, hash } of upload.files) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await copyFile(join(upload.folder, "files", hash), join(folder, name)).catch((error: unknown) => {
      throw hasCode(error, "ENOENT") ? refused("Cet envoi vient d'être publié ou retiré") : error;
    });
  }
  await writeFile(join(folder, "manifest.json"), JSON.stringify(upload.build.manifest));
  return folder;
}

/** Removes an upload, or the folder in which one was laid out. */
export async function removeFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
}

/** Removes the uploads that nobody goes on with, and what dead servers left. */
export async function removeForgottenUploads(siteDir: string, now = Date.now()): Promise<void> {
  for (const token of await namesIn(staging(siteDir))) {
    const folder = join(staging(siteDir), token);
    for (const { name, at } of await agesIn(folder)) {
      if (now - at > FORGOTTEN) await removeFolder(join(folder, name));
    }
  }
}

async function makeRoom(owner: Owner, upload: string): Promise<void> {
  const folder = folderOf(owner);
  await removeForgottenUploads(owner.siteDir);
  // A laid-out build has a longer name, and is being published.
  const others = (await agesIn(folder)).filter(({ name }) => /^[0-9a-f]{32}$/.test(name) && name !== upload);
  const idlest = others.sort((a, b) => b.at - a.at).slice(MOST - 1);
  if (idlest.some(({ at }) => Date.now() - at < IDLE))
    throw new HttpError(429, "D'autres envois sont en cours avec ce jeton, réessaie bientôt", SOON);
  for (const { name } of idlest) await removeFolder(join(folder, name));
}

async function agesIn(folder: string): Promise<{ name: string; at: number }[]> {
  const names = await namesIn(folder);
  const ages = names.map(async (name) => {
    const found = await stat(join(folder, name)).catch(() => undefined);
    return found === undefined ? [] : [{ name, at: found.mtimeMs }];
  });
  return (await Promise.all(ages)).flat();
}

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: unknown) => {
    if (hasCode(error, "ENOENT")) return [];
    throw error;
  });
}

async function missingOf({ folder, files }: Upload): Promise<string[]> {
  const there = new Set(await namesIn(join(folder, "files")));
  return [...new Set(files.map(({ hash }) => hash))].filter((hash) => !there.has(hash));
}

/** Most files of a version are those of the one before: takes them from the versions of the same app. */
async function takeFromSite(siteDir: string, app: string, upload: Upload): Promise<void> {
  const versions = join(siteDir, app === SHELL_APP ? "shells" : join("features", app));
  const wanted = new Set(await missingOf(upload));
  for (const version of await namesIn(versions)) {
    if (wanted.size === 0) return;
    const known = await filesOfVersion(join(versions, version));
    for (const [name, integrity] of Object.entries(known)) {
      const hash = integrity
        .replace(/^sha384-/, "")
        .replaceAll("+", "-")
        .replaceAll("/", "_");
      if (!wanted.has(hash)) continue;
      const file = upload.files.find((one) => one.hash === hash);
      const source = join(versions, version, name);
      if (file && (await isPlainOf(source, file)) && (await takeFile(source, upload.folder, file)))
        wanted.delete(hash);
    }
  }
}

async function filesOfVersion(folder: string): Promise<Record<string, string>> {
  try {
    const { integrity } = JSON.parse(await readFile(join(folder, "manifest.json"), "utf8")) as {
      integrity: Record<string, string>;
    };
    return integrity;
  } catch {
    return {};
  }
}

async function isPlainOf(source: string, { bytes }: AnnouncedFile): Promise<boolean> {
  const found = await lstat(source).catch(() => undefined);
  return found?.isFile() === true && found.size === bytes;
}

/** Copies before it looks at the content, so that what was looked at is what is published. */
async function takeFile(source: string, folder: string, { hash }: AnnouncedFile): Promise<boolean> {
  const draft = join(folder, `.file-${randomUUID()}`);
  try {
    await copyFile(source, draft, constants.COPYFILE_EXCL);
    const found = createHash("sha384")
      .update(await readFile(draft))
      .digest("base64url");
    if (found !== hash) return false;
    await rename(draft, join(folder, "files", hash));
    return true;
  } catch {
    return false;
  } finally {
    await rm(draft, { force: true });
  }
}
