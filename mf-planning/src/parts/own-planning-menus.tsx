import { DownloadMenu } from "./download-menu";
import { SyncMenu } from "./sync-menu";

/** What one can do with one's own planning as a whole. */
export function OwnPlanningMenus() {
  return (
    <>
      <SyncMenu />
      <DownloadMenu />
    </>
  );
}
