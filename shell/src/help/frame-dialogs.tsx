import { onDemand } from "@coulisses/shared-ui/overlay";
import { useSyncExternalStore } from "react";
import { LogoutDialog } from "../account/logout-dialog";
import { closeDialog, openedDialog } from "./open-dialog";

const dialogs = {
  finder: onDemand(() => import("../finder/finder-dialog")),
  help: onDemand(() => import("./help-dialog")),
  bug: onDemand(() => import("./bug-dialog")),
  eula: onDemand(() => import("../eula/eula-dialog")),
  account: onDemand(() => import("../account/account-dialog")),
  // Bundled with the page: it is needed without network.
  logout: LogoutDialog,
};

/** The dialogs that the frame opens; each is loaded when it is first opened. */
export function FrameDialogs() {
  const name = useSyncExternalStore(openedDialog.subscribe, openedDialog.current);
  if (name === undefined) return null;
  const Opened = dialogs[name];
  return <Opened onClose={closeDialog} />;
}
