import manifest from "../package.json";

/** The version that the header and the bug reports show. */
export const version: string = manifest.version;
