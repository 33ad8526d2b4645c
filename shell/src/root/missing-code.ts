/**
 * True for the error of a failed lazy load, in every browser: no network, or a deploy removed the old files.
 */
export function isMissingCode(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    error.name === "ChunkLoadError" ||
    /loading (css )?chunk|dynamically imported module|importing a module script/i.test(error.message)
  );
}
