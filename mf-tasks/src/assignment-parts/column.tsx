import { makeStyles, Surface, Text, tokens } from "@coulisses/shared-ui/base";
import type { ReactNode } from "react";

const useStyles = makeStyles({
  column: {
    display: "flex",
    flexDirection: "column",
    minWidth: 0,
    minHeight: 0,
    padding: "14px 12px 8px",
    "& > header": { marginBottom: "8px" },
  },
  list: { flexGrow: 1, minHeight: "120px", overflowY: "auto", marginTop: "6px" },
  counter: { paddingTop: "6px", borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
});

type Props = { title: string; filters: ReactNode; counter: string; children: ReactNode };

/** One list of the tool: filters and count stay in view while its rows scroll. */
export function Column({ title, filters, counter, children }: Props) {
  const styles = useStyles();
  return (
    <Surface title={title} padded={false} className={styles.column}>
      {filters}
      <div className={styles.list}>{children}</div>
      <Text as="p" size="small" muted className={styles.counter} aria-live="polite">
        {counter}
      </Text>
    </Surface>
  );
}
