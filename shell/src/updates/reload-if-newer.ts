import { newerBuildExists } from "./build";
import { reloadOnce } from "./reload-once";

/** For a part that could not be loaded: its file may be gone because there is another build. */
export async function reloadIfNewer(): Promise<void> {
  if (await newerBuildExists()) reloadOnce();
}
