import manifest from "../package.json";

/** What the header and the bug reports name. */
export const version: string = manifest.version;
