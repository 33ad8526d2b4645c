import type { Feature } from "../contract/feature";
import type { FederationHost } from "./federation-host";

/** The host of a site whose apps stand in the shell's own bundle: nothing is fetched or checked apart. */
export const createBundledHost = (features: Readonly<Record<string, Feature>>): FederationHost => ({
  files: {
    expect: () => undefined,
    placeOf: () => undefined,
    isAltered: () => Promise.resolve(false),
    inVersions: (text) => text,
  },
  register: () => undefined,
  provide: () => undefined,
  loadFeature: (name) => {
    const feature = features[name];
    return feature ? Promise.resolve(feature) : Promise.reject(new Error(`${name} is not in the bundle`));
  },
  lacks: () => Promise.resolve([]),
});
