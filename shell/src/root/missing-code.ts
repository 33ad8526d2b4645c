/** What a failed lazy load looks like, in every browser: no network, or a deploy took the old files away. */
export function isMissingCode(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    error.name === "ChunkLoadError" ||
    /loading (css )?chunk|dynamically imported module|importing a module script/i.test(error.message)
  );
}
