import { obstaclesToAssignment } from "@coulisses/shared-domain/festival-task/mobilization/enable-assignment";
import { VALIDATED } from "@coulisses/shared-domain/festival-task/festival-task";
import { useCan, useNotify } from "@coulisses/shared-auth";
import { makeStyles, Notice } from "@coulisses/shared-ui/base";
import { onDemand } from "@coulisses/shared-ui/overlay";
import type { SheetAction } from "@coulisses/shared-sheets/review";
import { type ReactNode, useState } from "react";
import { useSheet } from "../sheet";

const StartAssignmentDialog = onDemand(() => import("./start-assignment-dialog"));

const BLOCKED = "Impossible de démarrer l'affectation pour cette FT.";

const useStyles = makeStyles({ reasons: { margin: 0, paddingLeft: "18px" } });

/** The action that makes a validated task assignable, what is in its way, and its question. */
export function useStartAssignment(): { actions: SheetAction[]; obstacles: ReactNode; dialog: ReactNode } {
  const notify = useNotify();
  const styles = useStyles();
  const { sheet, isArchived } = useSheet();
  const { status, mobilizations } = sheet;
  const mayAssign = useCan("affect-volunteer");
  const [starting, setStarting] = useState(false);
  if (!mayAssign || isArchived || status !== VALIDATED) return { actions: [], obstacles: null, dialog: null };

  const reasons = obstaclesToAssignment(mobilizations);
  return {
    actions: [
      {
        label: "Commencer l'affectation",
        icon: "person",
        forward: true,
        onSelect: () =>
          reasons.length > 0
            ? notify({ type: "error", message: `${BLOCKED} ${reasons.join(" ")}` })
            : setStarting(true),
      },
    ],
    obstacles: reasons.length > 0 && (
      <Notice intent="warning" title={BLOCKED}>
        <ul className={styles.reasons}>
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </Notice>
    ),
    dialog: starting && <StartAssignmentDialog onClose={() => setStarting(false)} />,
  };
}
