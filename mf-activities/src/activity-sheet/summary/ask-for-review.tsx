import { Button, makeStyles, Notice, Text } from "@coulisses/shared-ui/base";
import { UiIcon } from "@coulisses/shared-ui/icons";
import { useState } from "react";
import { askForReview } from "../../api/edits/review-edits";
import { useSheet } from "../sheet-context";
import { readinessOf } from "./readiness";

const useStyles = makeStyles({
  reasons: { margin: "4px 0 0", paddingLeft: "18px" },
  block: { display: "flex", flexDirection: "column", gap: "8px" },
});

export function AskForReview() {
  const styles = useStyles();
  const { activity, canWrite, write } = useSheet();
  const [asking, setAsking] = useState(false);
  const { askable, missing } = readinessOf(activity);
  if (!canWrite) return null;

  const ask = async () => {
    setAsking(true);
    await write(askForReview());
    setAsking(false);
  };
  return (
    <div className={styles.block}>
      <Button
        appearance="primary"
        icon={<UiIcon name="send" />}
        disabled={!askable || missing.length > 0}
        loading={asking}
        onClick={() => void ask()}
      >
        Demande de relecture
      </Button>
      {missing.length > 0 && (
        <Notice intent="warning" title="Avant la relecture">
          <ul className={styles.reasons}>
            {missing.map((reason) => (
              <li key={reason}>
                <Text size="small">{reason}</Text>
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}
