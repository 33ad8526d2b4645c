import { useNotify } from "@coulisses/shared-auth";
import { useLeaveGuard } from "@coulisses/shared-pages/router";
import { templateOf } from "@coulisses/shared-domain/spreadsheet/files";
import type { SheetKind } from "@coulisses/shared-domain/spreadsheet/sheet-kind";
import { Button, ErrorCard, makeStyles, Notice, Surface, Text } from "@coulisses/shared-ui/base";
import { downloadCsv, Progress } from "@coulisses/shared-ui/data";
import { UiIcon } from "@coulisses/shared-ui/icons";
import { type ReactNode, useState } from "react";
import { FileField } from "./file-field";
import { ColumnMatching } from "./column-matching";
import { countOf } from "./count-of";
import { SheetRows } from "./sheet-rows";
import { type SendRows, useSending } from "./use-sending";
import { useSheet } from "./use-sheet";

const useStyles = makeStyles({
  page: { display: "flex", flexDirection: "column", gap: "12px", minWidth: 0 },
  card: { display: "flex", flexDirection: "column", gap: "12px" },
  progress: { maxWidth: "320px" },
});

const FILE_MISSING = "Choisis d'abord le fichier à importer";
const NOTHING_RIGHT = "Aucune ligne n'est à importer : corrige d'abord celles qui sont refusées";

/** An import: what its rows are, and what becomes of them. */
export type SheetImportProps<Column extends string, Value> = {
  title: string;
  subtitle?: string;
  /** Of the files to download, and of the matched columns that are remembered. */
  name: string;
  kind: SheetKind<Column, Value>;
  /** False while what the rows are read against is loading. */
  ready: boolean;
  /** Reading it failed. */
  failed?: { message: string; retry: () => void } | undefined;
  /** Sends right rows to the server, slice by slice. */
  send?: SendRows<Column>;
  /** Takes all right rows at once instead, with their errors counted, and closes the import itself. */
  save?: (values: Value[], counts: { wrong: number }) => void;
  saveLabel?: string;
  saving?: boolean;
  /** Stands under the file. */
  children?: ReactNode;
  onClose: () => void;
};

/** Takes rows of a spreadsheet: a file is chosen, its columns matched, wrong rows corrected, right ones imported. */
export function SheetImport<Column extends string, Value>(props: SheetImportProps<Column, Value>) {
  const { title, subtitle, name, kind, ready, failed, saving = false, onClose } = props;
  const styles = useStyles();
  const notify = useNotify();
  const sheet = useSheet(kind, name);
  const { rows, table, problem } = sheet;
  const [complaint, setComplaint] = useState<string>();
  const [result, setResult] = useState<string>();
  const right = rows.filter(({ isWrong, isDone }) => !isWrong && !isDone);
  const wrong = rows.filter(({ isWrong }) => isWrong);
  const guard = useLeaveGuard(rows.some(({ isEdited, isDone }) => isEdited && !isDone));
  const sending = useSending<Column, Value>({
    send: props.send ?? (() => Promise.resolve({ data: [] })),
    onSettled: sheet.settle,
    onSent: ({ added, refused }, sent) => {
      const told = countOf(added, "ligne importée", "lignes importées");
      if (added < sent.length || wrong.length > 0) {
        const left = wrong.length + refused;
        return setResult(
          left > 0 ? `${told} ; ${countOf(left, "reste", "restent")} à corriger.` : `${told}.`,
        );
      }
      guard.release();
      notify({ type: "success", message: told });
      onClose();
    },
  });
  const isBusy = sending.progress !== null || saving;

  const submit = () => {
    setResult(undefined);
    if (!table) return setComplaint(FILE_MISSING);
    if (problem !== undefined) return setComplaint(problem);
    if (right.length === 0) return setComplaint(NOTHING_RIGHT);
    setComplaint(undefined);
    if (!props.save) return void sending.sendAll(right);
    const values = right.flatMap(({ reading }) => ("value" in reading ? [reading.value] : []));
    props.save(values, { wrong: wrong.length });
  };

  // The lists that were read stand when they can't be read again.
  if (failed && !ready) return <ErrorCard message={failed.message} onRetry={failed.retry} />;

  return (
    <div className={styles.page}>
      <Surface
        title={title}
        subtitle={subtitle}
        actions={
          <>
            <Button
              icon={<UiIcon name="download" />}
              onClick={() => downloadCsv(`modele-${name}.csv`, templateOf(kind.columns))}
            >
              Télécharger un modèle
            </Button>
            <Button onClick={() => guard.leave(onClose)}>
              {result === undefined ? "Annuler" : "Fermer"}
            </Button>
            <Button appearance="primary" loading={isBusy || sheet.isReading} onClick={submit}>
              {props.saveLabel ??
                (right.length > 0 ? `Importer ${countOf(right.length, "ligne", "lignes")}` : "Importer")}
            </Button>
          </>
        }
        className={styles.card}
      >
        <FileField
          label="Fichier"
          hint="Classeur Excel (.xlsx) ou CSV, avec les titres des colonnes sur la première ligne"
          buttonLabel={table ? "Choisir un autre fichier" : "Choisir un fichier"}
          fileName={sheet.fileName}
          accept=".xlsx,.xlsm,.csv,.txt,.tsv,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          autoFocus
          disabled={!ready || isBusy}
          error={sheet.error ?? complaint}
          onChoose={(file) =>
            guard.leave(() => {
              setComplaint(undefined);
              setResult(undefined);
              sheet.read(file);
            })
          }
        />
        {sheet.isReading && <Progress label="Lecture du fichier" className={styles.progress} />}
        {sending.progress !== null && (
          <Progress label="Import des lignes" value={sending.progress} className={styles.progress} />
        )}
        {table?.sheet !== undefined && (
          <Notice intent="info">
            {`Feuille lue : « ${table.sheet} ». Pour en importer une autre, place-la en premier dans le classeur.`}
          </Notice>
        )}
        {sending.failure && (
          <Notice intent="error" role="alert" title="L'import s'est arrêté ; tes lignes sont toujours là">
            {sending.failure.message}
          </Notice>
        )}
        {result !== undefined && (
          <Notice intent={wrong.length > 0 ? "warning" : "success"} role="status">
            {result}
          </Notice>
        )}
        {props.children}
      </Surface>
      {table && (
        <ColumnMatching
          columns={kind.columns}
          titles={table.titles}
          matching={sheet.matching}
          problem={problem}
          disabled={isBusy}
          onMatch={sheet.match}
        />
      )}
      {table && problem === undefined && (
        <SheetRows kind={kind} name={name} rows={rows} onEdit={sheet.edit} />
      )}
      {!table && !sheet.isReading && (
        <Text muted>Les lignes du fichier s'afficheront ici : rien n'est changé avant que tu importes.</Text>
      )}
    </div>
  );
}
