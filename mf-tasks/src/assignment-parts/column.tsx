import { type Load, loadState } from "@coulisses/shared-auth";
import { EmptyState, LoadState, makeStyles, media, Surface, Text, tokens } from "@coulisses/shared-ui/base";
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
  list: {
    flexGrow: 1,
    minHeight: "120px",
    overflowY: "auto",
    marginTop: "6px",
    [media.mobile]: { overflowY: "visible" },
  },
  counter: { paddingTop: "6px", borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
});

type Props = {
  title: string;
  filters: ReactNode;
  /** Why nothing is read for now: « Aucun créneau sélectionné ». */
  idle?: string | undefined;
  /** The read of the rows. */
  reading: Load;
  /** « Chargement des tâches... » */
  loadingText: string;
  /** Number of rows that match the filters. */
  count: number;
  /** « Nombre de FT dans la liste » */
  countLabel: string;
  emptyText: string;
  children: ReactNode;
};

/** One list of the tool: filters and count stay in view while its rows scroll. */
export function Column(props: Props) {
  const { title, filters, idle, reading, loadingText, count, countLabel, emptyText, children } = props;
  const styles = useStyles();
  const isRead = reading.currentData !== undefined;
  return (
    <Surface title={title} padded={false} className={styles.column}>
      {filters}
      <div className={styles.list}>
        {idle !== undefined && <EmptyState title={idle} />}
        {idle === undefined && !isRead && <LoadState label={loadingText} {...loadState(reading)} />}
        {idle === undefined && isRead && count === 0 && <EmptyState title={emptyText} />}
        {children}
      </div>
      <Text as="p" size="small" muted className={styles.counter} aria-live="polite">
        {`${countLabel} : ${count}`}
      </Text>
    </Surface>
  );
}
