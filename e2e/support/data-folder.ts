import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const KNOWN = "E2E_DATA_DIR";

/**
 * Folder of this run's festival, removed at its end. Every worker loads the settings; only the first creates
 * the folder.
 */
export function dataFolder(): string {
  const known = process.env[KNOWN];
  if (known) return known;
  const folder = mkdtempSync(join(tmpdir(), "coulisses-e2e-"));
  process.env[KNOWN] = folder;
  process.once("exit", () => {
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}
