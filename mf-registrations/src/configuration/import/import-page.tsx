import { loadState } from "@coulisses/shared-auth";
import type { FestivalImport, LastImport } from "@coulisses/shared-domain/import/festival-import";
import { formatDateTime } from "@coulisses/shared-domain/time/format";
import { Button, LoadState, makeStyles, Surface, Text } from "@coulisses/shared-ui/base";
import { useState } from "react";
import { useReadFestivalImportQuery } from "../../api/festival-import-api";
import { ConfigurationFrame } from "../configuration-frame";
import { FileCard } from "./file-card";
import { UndoDialog } from "./order-dialogs";
import { ReportView } from "./report-view";
import { TaskState } from "./task-state";

const useStyles = makeStyles({
  page: { display: "grid", gap: "16px", gridTemplateColumns: "minmax(0, 1fr)" },
  content: { display: "grid", gap: "16px", gridTemplateColumns: "minmax(0, 1fr)", justifyItems: "start" },
  wide: { width: "100%" },
});

/** Milliseconds between two readings: while an order runs, and otherwise, for those of another tab. */
const SOON = 1_000;
const LATER = 15_000;

/** Takes a festival over from Overbookd. */
export default function ImportPage() {
  const styles = useStyles();
  const reading = useReadFestivalImportQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data: state } = reading;
  const isRunning = state?.task?.status === "running";
  useReadFestivalImportQuery(undefined, { pollingInterval: isRunning ? SOON : LATER });
  return (
    <ConfigurationFrame current="/configuration/import">
      <div className={styles.page}>
        <Surface
          title="Reprendre un festival d'Overbookd"
          subtitle="Remplit ce festival neuf de tout ce que contient une base d'Overbookd : personnes, équipes, comptes, FA, FT, affectations, historiques."
        >
          {state ? (
            <Orders state={state} isRunning={isRunning} />
          ) : (
            <LoadState skeleton={{ lines: 4, height: "24px" }} {...loadState(reading)} />
          )}
        </Surface>
        {state?.hasReport && !isRunning && <ReportView key={state.task?.at} />}
      </div>
    </ConfigurationFrame>
  );
}

function Orders({ state, isRunning }: { state: FestivalImport; isRunning: boolean }) {
  const styles = useStyles();
  const [isUndoing, setUndoing] = useState(false);
  const { task, last } = state;
  const isTaken = last !== null && last.undone === null;
  return (
    <div className={styles.content}>
      {last !== null && <Text as="p">{lastWords(last)}</Text>}
      {task !== null && (
        <div className={styles.wide}>
          <TaskState task={task} />
        </div>
      )}
      {isTaken && !isRunning && (
        <>
          <Text as="p" muted>
            {last.isUndoable
              ? "Un festival n'est repris qu'une fois. Tant que personne n'a rien changé de ce qui a été repris, la reprise se défait."
              : "Quelqu'un a été oublié depuis (RGPD) : la reprise ne peut plus être défaite."}
          </Text>
          {last.isUndoable && <Button onClick={() => setUndoing(true)}>Défaire la reprise</Button>}
        </>
      )}
      {!isTaken && (
        <div className={styles.wide}>
          <FileCard state={state} isRunning={isRunning} />
        </div>
      )}
      {isUndoing && last !== null && <UndoDialog last={last} onClose={() => setUndoing(false)} />}
    </div>
  );
}

const byWords = (by: string | null) => (by === null ? "" : ` par ${by}`);

function lastWords({ source, at, by, undone }: LastImport): string {
  const when = `« ${source} », ${formatDateTime(at)}${byWords(by)}`;
  return undone === null
    ? `Ce festival vient d'une reprise : ${when}.`
    : `La dernière reprise (${when}) a été défaite, ${formatDateTime(undone.at)}${byWords(undone.by)}.`;
}
