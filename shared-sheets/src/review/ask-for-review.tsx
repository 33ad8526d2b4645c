import { Button, makeStyles, Notice, Text } from "@coulisses/shared-ui/base";
import { UiIcon } from "@coulisses/shared-ui/icons";
import { useState } from "react";

const useStyles = makeStyles({
  reasons: { margin: "4px 0 0", paddingLeft: "18px" },
  block: { display: "flex", flexDirection: "column", gap: "8px" },
});

/** What the sheet lacks, and how its review is asked for. */
export type AskForReviewProps = {
  /** Whether the sheet's status lets one ask at all. */
  askable: boolean;
  /** Why the server would refuse, in French: shown before asking. */
  missing: readonly string[];
  onAsk: () => Promise<unknown>;
};

/** The button that asks for a review, and what is missing for it; asked all the same, the server says so too. */
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
