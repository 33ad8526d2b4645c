import { useSyncExternalStore } from "react";
import { LatePart, notifyMissingCode } from "../root/late-part";
import { LogoutDialog } from "../account/logout-dialog";
import { closeDialog, openedDialog } from "./open-dialog";

const dialogs = {
  help: () => import("./help-dialog"),
  bug: () => import("./bug-dialog"),
  eula: () => import("../eula/eula-dialog"),
  account: () => import("../account/account-dialog"),
  // With the page: it is asked where there is no network.
  logout: () => Promise.resolve({ default: LogoutDialog }),
};

/** The dialogs that the frame opens; each comes when it is asked for. */
export function FrameDialogs() {
  const name = useSyncExternalStore(openedDialog.subscribe, openedDialog.current);
  if (name === undefined) return null;
  return (
    <LatePart key={name} load={dialogs[name]} onMissing={onMissing}>
      {(Opened) => <Opened onClose={closeDialog} />}
    </LatePart>
  );
}

function onMissing() {
  closeDialog();
  notifyMissingCode();
}
