import { approvalsResetBy, type Section } from "@coulisses/shared-domain/festival-task/review/locks";
import { onDemand } from "@coulisses/shared-ui/overlay";
import { useState, type ReactNode } from "react";
import { useSheet } from "./sheet";

const ResetDialog = onDemand(() => import("./reset-dialog"));

type Guard = {
  /** Runs `change` at once, or asks first when it voids approvals. */
  guard: (change: () => unknown) => unknown;
  /** The question, rendered beside the guarded field. */
  dialog: ReactNode;
};

/** Asks before a change to a refused task voids approvals. */
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
