import type { ComponentType } from "react";
import type { Feature, LoadComponent } from "../contract/feature";
import type { FeatureEntry, Registry } from "../contract/registry";
import { detailOf, FeatureFailure, fileOf, kindOfCause } from "./failure";
import type { FederationHost } from "./federation-host";
import { missingModules, type OwnDoors } from "./fit";
import { within } from "./failure";

/** The environment of the machine's effects. */
export type Surroundings = {
  host: FederationHost;
  /** The supply of this shell; without it, nothing is compared. */
  doors?: OwnDoors;
  /** The longest time to load an app, in milliseconds. @default 10_000 */
  timeout?: number;
};

const TIMEOUT = 10_000;

/** Any error, as a failure of this app. */
export function toFailure(name: string, cause: unknown): FeatureFailure {
  if (cause instanceof FeatureFailure) return cause;
  return new FeatureFailure(name, kindOfCause(cause), detailOf(cause), cause);
}

/** The app's entry in the registry; throws a FeatureFailure with the reason when there is none. */
export function publishedEntry(name: string, { features, problems }: Registry): FeatureEntry {
  const entry = features.find((candidate) => candidate.name === name);
  if (entry) return entry;
  const problem = problems.find((candidate) => candidate.name === name);
  if (problem) throw new FeatureFailure(name, problem.reason, problem.detail);
  throw new FeatureFailure(name, "unpublished", `${name} is not in the registry`);
}

/** Loads the app's code, at an address of its own for each try, unless this shell lacks what it takes. */
export async function fetchCode(
  entry: FeatureEntry,
  failedLoads: number,
  { host, doors = { hash: undefined, versions: {} }, timeout = TIMEOUT }: Surroundings,
): Promise<Feature> {
  const { name } = entry;
  const lacked = await within(timeout, name, missingModules(entry, doors, host));
  if (lacked.length > 0)
    throw new FeatureFailure(name, "doors", lacked.map((what) => `${name} needs ${what}`).join("; "));
  // Another address, or the run time would answer with the failure that it remembers.
  const address = failedLoads === 0 ? entry.entry : `${entry.entry}?retry=${failedLoads}`;
  host.files.expect(entry);
  host.register({ name, entry: address });
  return within(timeout, name, host.loadFeature(name)).catch(async (cause: unknown) => {
    throw await missingOr(name, address, await alteredOr(name, cause, { host, timeout }, address), timeout);
  });
}

/**
 * Tells a missing file from a failing network, which the run time can't. The question may take as long as a load: on
 * a busy device a shorter wait would put the fault of a build down to the person's network.
 */
async function missingOr(name: string, address: string, cause: unknown, timeout: number): Promise<unknown> {
  if (kindOfCause(cause) !== "network") return cause;
  const answer = await within(timeout, address, fetch(address, { method: "HEAD" })).catch(() => undefined);
  return answer?.status === 404 ? new FeatureFailure(name, "missing", `${address}: 404`, cause) : cause;
}

/** Tells a file that the browser refused from one that does not come, which neither the run time nor webpack can. */
export async function alteredOr(
  name: string,
  cause: unknown,
  { host: { files }, timeout = TIMEOUT }: Surroundings,
  entry?: string,
): Promise<unknown> {
  const address = kindOfCause(cause) === "network" ? entry : fileOf(cause);
  if (address === undefined) return cause;
  const isAltered = await within(timeout, address, files.isAltered(address)).catch(() => false);
  return isAltered
    ? new FeatureFailure(name, "altered", `${address} is not what its build made`, cause)
    : cause;
}

/**
 * Loads the component of a page or of a card. A file that did not come is asked for once more when `again()`
 * is true.
 */
export async function fetchComponent(
  id: string,
  load: LoadComponent,
  again: () => boolean,
  { timeout = TIMEOUT }: Surroundings,
): Promise<ComponentType> {
  const twice = async () => {
    try {
      return await load();
    } catch (cause) {
      if (kindOfCause(cause) !== "chunk" || !again()) throw cause;
      return await load();
    }
  };
  return (await within(timeout, id, twice())).default;
}

/** The present registry; undefined when it does not come in time. */
export function freshRegistry(
  fetchRegistry: () => Promise<Registry>,
  { timeout = TIMEOUT }: Surroundings,
): Promise<Registry | undefined> {
  return within(timeout, "features.json", fetchRegistry()).catch(() => undefined);
}
