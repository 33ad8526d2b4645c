import { obstaclesToAssignment } from "@coulisses/shared-domain/festival-task/mobilization/enable-assignment";
import { READY_TO_ASSIGN, VALIDATED } from "@coulisses/shared-domain/festival-task/festival-task";
import { useCan, useNotify } from "@coulisses/shared-auth";
import { Button, makeStyles, Notice } from "@coulisses/shared-ui/base";
import { UiIcon } from "@coulisses/shared-ui/icons";
import { onDemand } from "@coulisses/shared-ui/overlay";
import { useState } from "react";
import { useSheet } from "../sheet";

const StartAssignmentDialog = onDemand(() => import("./start-assignment-dialog"));

const BLOCKED = "Impossible de démarrer l'affectation pour cette FT.";

const useStyles = makeStyles({
  block: { display: "flex", flexDirection: "column", gap: "8px" },
  reasons: { margin: 0, paddingLeft: "18px" },
});

/** Makes the task assignable; lists obstacles first. */
export function StartAssignment() {
  const styles = useStyles();
  const notify = useNotify();
  const { status, mobilizations } = useSheet().sheet;
  const mayAssign = useCan("affect-volunteer");
  const [starting, setStarting] = useState(false);
  if (!mayAssign || (status !== VALIDATED && status !== READY_TO_ASSIGN)) return null;

  const obstacles = status === VALIDATED ? obstaclesToAssignment(mobilizations) : [];
  return (
    <div className={styles.block}>
      <Button
        appearance="primary"
        icon={<UiIcon name="person" />}
        disabled={status === READY_TO_ASSIGN}
        onClick={() =>
          obstacles.length > 0
            ? notify({ type: "error", message: `${BLOCKED} ${obstacles.join(" ")}` })
            : setStarting(true)
        }
      >
        Commencer l'affectation
      </Button>
      {obstacles.length > 0 && (
        <Notice intent="warning" title={BLOCKED}>
          <ul className={styles.reasons}>
            {obstacles.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </Notice>
      )}
      {starting && <StartAssignmentDialog onClose={() => setStarting(false)} />}
    </div>
  );
}
