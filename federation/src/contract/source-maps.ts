/** The file of a build that holds the source maps of its scripts: a JSON object, by the name of each. */
export const SOURCE_MAPS = "sources.map";
