import { DownloadMenu } from "./download-menu";
import { SyncMenu } from "./sync-menu";

/** Actions on one's own planning. */
export function OwnPlanningMenus() {
  return (
    <>
      <SyncMenu />
      <DownloadMenu />
    </>
  );
}
