import { lazy, Suspense, useSyncExternalStore } from "react";
import { closeDialog, openedDialog } from "./open-dialog";

const dialogs = {
  help: lazy(() => import("./help-dialog")),
  bug: lazy(() => import("./bug-dialog")),
  eula: lazy(() => import("../eula/eula-dialog")),
};

/** The dialogs that the frame opens; each comes when it is asked for. */
export function FrameDialogs() {
  const name = useSyncExternalStore(openedDialog.subscribe, openedDialog.current);
  if (name === undefined) return null;
  const Opened = dialogs[name];
  return (
    <Suspense fallback={null}>
      <Opened onClose={closeDialog} />
    </Suspense>
  );
}
