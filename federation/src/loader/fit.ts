import * as v from "valibot";
import { olderLibraries, type Demand } from "../contract/doors";
import type { FeatureEntry } from "../contract/registry";
import { folderOf } from "./checked-files";
import type { FederationHost } from "./federation-host";
import { within } from "./failure";

/** The supply of the shell in this tab. */
export type OwnDoors = {
  /** Its hash, as publishing computes it. */
  hash: string | undefined;
  versions: Readonly<Record<string, string>>;
};

const demandSchema = v.object({
  imports: v.optional(v.record(v.string(), v.array(v.string()))),
  versions: v.optional(v.record(v.string(), v.string())),
});

/**
 * The list of what the app needs and this shell lacks. An app that publishing found to fit this very shell is
 * not checked; others are compared with the modules themselves. A build without recorded needs passes.
 */
export async function missingModules(
  entry: FeatureEntry,
  own: OwnDoors,
  host: Pick<FederationHost, "lacks">,
): Promise<string[]> {
  if (own.hash === undefined || entry.doors === own.hash) return [];
  const demand = await demandOf(entry);
  const names = await Promise.all(
    Object.entries(demand.imports ?? {}).map(async ([door, wanted]) => {
      const missing = await host.lacks(door, wanted);
      if (missing === "door") return [`${door}, which the shell lacks`];
      return missing.map((name) => `${name} of ${door}, which the shell lacks`);
    }),
  );
  return [...names.flat(), ...olderLibraries(own.versions, demand.versions)];
}

async function demandOf({ entry }: FeatureEntry): Promise<Demand> {
  const address = `${folderOf(entry)}manifest.json`;
  const read = async () => {
    const answer = await fetch(address);
    return v.parse(demandSchema, answer.ok ? await answer.json() : {});
  };
  return within(2_000, address, read()).catch(() => ({}));
}
