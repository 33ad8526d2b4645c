import { refusedCsv } from "@coulisses/shared-domain/spreadsheet/files";
import { columnsOf } from "@coulisses/shared-domain/spreadsheet/sheet-kind";
import { Button, makeStyles, media, Surface } from "@coulisses/shared-ui/base";
import { DataTable, downloadCsv } from "@coulisses/shared-ui/data";
import { ChoiceToggle } from "@coulisses/shared-ui/form";
import { UiIcon } from "@coulisses/shared-ui/icons";
import { useMemo, useState } from "react";
import { countOf } from "./count-of";
import { listIdOf, rowColumns, type Shown } from "./row-columns";
import type { ReadRow } from "./use-sheet";

const useStyles = makeStyles({
  head: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "8px 16px",
    padding: "12px 16px",
    [media.mobile]: { padding: "12px" },
  },
});

/** The columns that have a text, are needed, or have an error; and those that have one. */
function columnsWith<Column extends string>(
  { columns }: Shown<Column>,
  rows: readonly ReadRow<Column, unknown>[],
) {
  const wrong = columnsOf(columns).filter((column) => rows.some(({ problems }) => column in problems));
  const hasText = (column: Column) => rows.some(({ cells }) => cells[column] !== "");
  const shown = columnsOf(columns).filter(
    (column) => columns[column].required || wrong.includes(column) || hasText(column),
  );
  return { shown, wrong };
}

type View = "wrong" | "all";
type Props<Column extends string> = {
  kind: Shown<Column>;
  /** Of the file with the refused rows. */
  name: string;
  rows: readonly ReadRow<Column, unknown>[];
  onEdit: (line: number, column: Column, text: string) => void;
};

/** The rows of a file: first those to correct in place, all of them on demand. */
export function SheetRows<Column extends string>({ kind, name, rows, onEdit }: Props<Column>) {
  const styles = useStyles();
  const [view, setView] = useState<View>("wrong");
  const places = JSON.stringify(columnsWith(kind, rows));
  const columns = useMemo(
    () => rowColumns(kind, JSON.parse(places) as ReturnType<typeof columnsWith<Column>>, onEdit),
    [kind, places, onEdit],
  );
  const wrong = useMemo(() => rows.filter(({ isWrong }) => isWrong), [rows]);
  const shown = useMemo(
    () =>
      view === "all"
        ? rows
        : rows.filter(({ isWrong, isEdited, isDone }) => isWrong || (isEdited && !isDone)),
    [view, rows],
  );

  return (
    <Surface padded={false}>
      <div className={styles.head}>
        <ChoiceToggle<View>
          label="Lignes montrées"
          options={[
            { value: "wrong", label: `À corriger (${wrong.length.toLocaleString("fr")})` },
            { value: "all", label: `Toutes (${rows.length.toLocaleString("fr")})` },
          ]}
          value={view}
          onChange={(chosen) => setView(chosen ?? "wrong")}
        />
        {wrong.length > 0 && (
          <Button
            icon={<UiIcon name="download" />}
            onClick={() => downloadCsv(`${name}-refusees`, refusedCsv(kind.columns, wrong))}
          >
            {`Télécharger ${countOf(wrong.length, "la ligne refusée", "lignes refusées")}`}
          </Button>
        )}
      </div>
      <DataTable
        caption="Lignes du fichier"
        rows={shown}
        columns={columns}
        getRowId={({ line }) => line}
        maxHeight="60dvh"
        emptyText="Aucune ligne à corriger"
      />
      {columnsOf(kind.columns).map((column) => {
        const suggestions = kind.suggestions?.[column];
        return (
          suggestions && (
            <datalist key={column} id={listIdOf(column)}>
              {suggestions.map(({ value, label }) => (
                <option key={value} value={value} label={label} />
              ))}
            </datalist>
          )
        );
      })}
    </Surface>
  );
}
