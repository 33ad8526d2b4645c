import { refusalOf, useNotify } from "@coulisses/shared-auth";
import type { Print } from "@coulisses/shared-domain/contract/planning/prints";
import { isUnderWay, printFileNames, type PrintKind } from "@coulisses/shared-domain/planning/print";
import { formatTime } from "@coulisses/shared-domain/time/format";
import { Button, makeStyles, Notice, Text } from "@coulisses/shared-ui/base";
import { downloadFile, Progress } from "@coulisses/shared-ui/data";
import { UiIcon } from "@coulisses/shared-ui/icons";
import { useState } from "react";
import { fetchPrint, useListPrintsQuery, useRemovePrintMutation } from "../../api/prints-api";

const useStyles = makeStyles({
  list: {
    display: "flex",
    flexDirection: "column",
    gap: "12px",
    margin: 0,
    padding: 0,
    listStyleType: "none",
  },
  print: { display: "flex", flexWrap: "wrap", gap: "8px 16px", alignItems: "center" },
  state: { flex: "1 1 240px" },
});

const kinds: Record<PrintKind, string> = {
  LEAFLETS: "Plannings",
  BOOKLETS: "Livrets",
  CALENDARS: "Calendriers",
};
/** Milliseconds between two readings while live events are down. */
const LOOK_EVERY = 3_000;

const people = (count: number) => `${count} personne${count > 1 ? "s" : ""}`;

/** Today's files: progress, download and removal. */
export function PrintProgress() {
  const styles = useStyles();
  const { data: prints = [] } = useListPrintsQuery();
  const isBusy = prints.some(({ status }) => isUnderWay(status));
  useListPrintsQuery(undefined, { pollingInterval: isBusy ? LOOK_EVERY : 0 });
  if (prints.length === 0) return null;
  return (
    <ul className={styles.list} aria-label="Fichiers du jour">
      {prints.map((print) => (
        <PrintLine key={print.id} print={print} />
      ))}
    </ul>
  );
}

function PrintLine({ print }: { print: Print }) {
  const styles = useStyles();
  const notify = useNotify();
  const [remove, { isLoading: isRemoving }] = useRemovePrintMutation();
  const [isFetching, setFetching] = useState(false);
  const { id, kind, status, total, done, createdAt } = print;
  const title = `${kinds[kind]} de ${people(total)} (${formatTime(createdAt)})`;

  const drop = async () => {
    const refusal = refusalOf(await remove({ id }));
    if (refusal) notify({ type: "error", message: refusal.message });
  };
  const download = async () => {
    setFetching(true);
    try {
      downloadFile(printFileNames[kind], await fetchPrint(id));
    } catch {
      notify({
        type: "error",
        message: "Le fichier n'a pas pu être téléchargé. Vérifie ta connexion et réessaie.",
      });
    }
    setFetching(false);
  };

  return (
    <li className={styles.print}>
      <div className={styles.state}>
        {isUnderWay(status) ? <Progress label={title} value={done / total} /> : <Text>{title}</Text>}
        {status === "FAILED" && <Notice intent="error">L'impression a échoué. Relance-la.</Notice>}
        {status === "DONE" && done < total && (
          <Text as="p" muted>
            {`${people(total - done)} en moins : leur compte n'existe plus.`}
          </Text>
        )}
      </div>
      {status === "DONE" && (
        <Button
          icon={<UiIcon name="download" />}
          loading={isFetching}
          aria-label={`Télécharger : ${title}`}
          onClick={() => void download()}
        >
          Télécharger
        </Button>
      )}
      <Button
        appearance="subtle"
        loading={isRemoving}
        aria-label={`${isUnderWay(status) ? "Annuler" : "Retirer"} : ${title}`}
        onClick={() => void drop()}
      >
        {isUnderWay(status) ? "Annuler" : "Retirer"}
      </Button>
    </li>
  );
}
