import { Button, makeStyles, Notice, Text } from "@coulisses/shared-ui/base";
import { UiIcon } from "@coulisses/shared-ui/icons";
import { useState } from "react";

const useStyles = makeStyles({
  reasons: { margin: "4px 0 0", paddingLeft: "18px" },
  block: { display: "flex", flexDirection: "column", gap: "8px" },
});

/** The state of a sheet before its review, and the request for it. */
type AskForReviewProps = {
  /** True when the sheet's status allows it. */
  askable: boolean;
  /** The French reasons why the server would refuse, shown beforehand. */
  missing: readonly string[];
  onAsk: () => Promise<unknown>;
};

/**
 * The button that asks for a review, with the list of what is missing; a press with something missing gets
 * the same list from the server.
 */
export function AskForReview({ askable, missing, onAsk }: AskForReviewProps) {
  const styles = useStyles();
  const [asking, setAsking] = useState(false);
  const ask = async () => {
    setAsking(true);
    await onAsk();
    setAsking(false);
  };
  return (
    <div className={styles.block}>
      <Button
        appearance="primary"
        icon={<UiIcon name="send" />}
        disabled={!askable}
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
