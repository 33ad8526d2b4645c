import { approvalsResetBy, type Section } from "@coulisses/shared-domain/festival-task/review/locks";
import { onDemand } from "@coulisses/shared-ui/overlay";
import { useState, type ReactNode } from "react";
import { useSheet } from "./sheet";

const ResetDialog = onDemand(() => import("./reset-dialog"));

type Guard = {
  /** Does it at once, unless it makes approvals void: then the person is asked first. */
  guard: (change: () => unknown) => unknown;
  /** To render beside what is guarded. */
  dialog: ReactNode;
};

/** Nobody's approval of a refused task goes away without a word. */
export function useResetGuard(section: Section): Guard {
  const { sheet } = useSheet();
  const [waiting, setWaiting] = useState<(() => unknown) | null>(null);
  const teams = approvalsResetBy(sheet, section);
  const close = () => setWaiting(null);
  return {
    guard: (change) => (teams.length === 0 ? change() : setWaiting(() => change)),
    dialog: waiting && (
      <ResetDialog
        teams={teams}
        onConfirm={() => {
          waiting();
          close();
        }}
        onClose={close}
      />
    ),
  };
}
