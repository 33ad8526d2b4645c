import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import * as v from "valibot";
import { integrityOf } from "../../contract/hashes";
import { MANIFEST, shellManifestSchema } from "../../contract/manifest";
import { Refusal } from "../site/refusal";
import type { Site } from "../site/site";

/** Milliseconds for one file. */
const PATIENCE = 30_000;

/** Fetches the shell of a running site into a folder, so that a build can be tried under it; false without one. */
export async function fetchShell(origin: string, site: Site): Promise<boolean> {
  const text = await fetchFile(origin, MANIFEST).catch(() => undefined);
  if (text === undefined) return false;
  const manifest = v.safeParse(v.pipe(v.string(), v.parseJson(), shellManifestSchema), text.toString());
  if (!manifest.success) return false;
  await mkdir(site.shell, { recursive: true });
  await Promise.all(
    Object.entries(manifest.output.integrity).map(async ([file, integrity]) => {
      const target = path.join(site.shell, file);
      if (!target.startsWith(`${site.shell}${path.sep}`)) throw new Refusal(`${file} is no file of a shell.`);
      // The server writes what it knows into its page, and gives it to everybody at another address.
      if (file === "index.html") return;
      const content = await fetchFile(origin, file);
      if (integrityOf(content) !== integrity)
        throw new Refusal(`${origin}: ${file} of its shell was altered.`);
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(target, content);
    }),
  );
  await writeFile(path.join(site.shell, "index.html"), await pageOf(origin));
  await writeFile(path.join(site.shell, MANIFEST), text);
  return true;
}

async function fetchFile(origin: string, file: string): Promise<Buffer> {
  const answer = await fetch(`${origin}/shell/${file}`, {
    redirect: "error",
    signal: AbortSignal.timeout(PATIENCE),
  });
  if (!answer.ok) throw new Refusal(`${origin}: /shell/${file} answers ${String(answer.status)}.`);
  return Buffer.from(await answer.arrayBuffer());
}

/** The page as it was built as far as a trial needs: the registry in it would hide the one of the trial. */
async function pageOf(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/`, { redirect: "error", signal: AbortSignal.timeout(PATIENCE) });
  return (await answer.text()).replace(/<script type="application\/json" id="registry">[^<]*<\/script>/, "");
}
