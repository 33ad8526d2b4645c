import type { FestivalActivity } from "@coulisses/shared-domain/festival-activity/festival-activity";
import { lockedSections } from "@coulisses/shared-domain/festival-activity/locks";
import { useAppDispatch, useCan, useNotify } from "@coulisses/shared-auth";
import { createContext, useCallback, useContext, useMemo, type ReactNode } from "react";
import type { Outcome } from "../api/send-edit";
import type { SheetEdit } from "../api/sheet-edit";
import { writeSheet } from "../api/write-sheet";

export type Sheet = {
  activity: FestivalActivity;
  canWrite: boolean;
  locks: ReturnType<typeof lockedSections>;
  /**
   * Writes an edit and tells of a refusal. `seen` is what the person saw of what it replaces: what
   * the screen shows now, unless something was kept aside (a text being typed, an open dialog).
   */
  write: (edit: SheetEdit, seen?: unknown) => Promise<Outcome>;
};

const SheetContext = createContext<Sheet | null>(null);

export function useSheet(): Sheet {
  const sheet = useContext(SheetContext);
  if (sheet === null) throw new Error("useSheet is for what stands inside SheetProvider");
  return sheet;
}

export function SheetProvider({ activity, children }: { activity: FestivalActivity; children: ReactNode }) {
  const dispatch = useAppDispatch();
  const notify = useNotify();
  const canWrite = useCan("write-fa");

  const write = useCallback(
    async (edit: SheetEdit, seen?: unknown) => {
      const outcome = await dispatch(writeSheet(edit, activity, seen));
      if (outcome.kind === "refused") notify({ type: "error", message: outcome.message });
      return outcome;
    },
    [activity, dispatch, notify],
  );
  const sheet = useMemo(
    () => ({ activity, canWrite, locks: lockedSections(activity), write }),
    [activity, canWrite, write],
  );
  return <SheetContext value={sheet}>{children}</SheetContext>;
}
