import { makeStyles, Text, tokens } from "@coulisses/shared-ui/base";
import type { AppFacts } from "./app-facts";

const useStyles = makeStyles({
  details: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    overflowWrap: "anywhere",
  },
  summary: {
    cursor: "pointer",
    borderRadius: "6px",
    ":focus-visible": { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
});

type LastFailureProps = { failure: NonNullable<AppFacts["lastFailure"]> };

/** The message that the person read, and behind it the details for the developer. */
export function LastFailure({ failure: { at, message, detail } }: LastFailureProps) {
  const styles = useStyles();
  return (
    <>
      <Text as="p">
        {at} · {message}
      </Text>
      <details className={styles.details}>
        <summary className={styles.summary}>Détail technique</summary>
        {detail}
      </details>
    </>
  );
}
