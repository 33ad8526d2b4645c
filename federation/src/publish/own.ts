import * as v from "valibot";
import type { Own, Published } from "./publish-builds";
import { readJson } from "./site/json-files";
import { Refusal } from "./site/refusal";
import { writeAtomically } from "./site/json-files";

const ownSchema = v.record(v.string(), v.string());

/** The versions recorded in this file by the team that publishes with it; none without the file. */
export async function readOwn(file: string): Promise<Own> {
  const own = v.safeParse(ownSchema, (await readJson(file).catch(() => null)) ?? {});
  if (!own.success) throw new Refusal(`${file} does not say which versions are whose.`);
  return own.output;
}

/** A build that another team put in place first stays theirs. */
export async function addToOwn(file: string, own: Own, published: readonly Published[]): Promise<void> {
  const additions = published
    .filter(({ already, leftToOthers }) => !already && !leftToOthers)
    .map(({ name, version }) => [name, version]);
  if (additions.length > 0)
    await writeAtomically(file, `${JSON.stringify({ ...own, ...Object.fromEntries(additions) }, null, 2)}\n`);
}
