import { useSyncExternalStore } from "react";
import { LatePart, notifyMissingCode } from "../root/late-part";
import { LogoutDialog } from "../account/logout-dialog";
import { closeDialog, openedDialog } from "./open-dialog";

const dialogs = {
  help: () => import("./help-dialog"),
  bug: () => import("./bug-dialog"),
  eula: () => import("../eula/eula-dialog"),
  account: () => import("../account/account-dialog"),
  // Bundled with the page: it is needed without network.
  logout: () => Promise.resolve({ default: LogoutDialog }),
};

/** The dialogs that the frame opens; each is loaded when it is first opened. */
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
