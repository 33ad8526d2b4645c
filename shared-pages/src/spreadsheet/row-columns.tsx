import type { SheetKind } from "@coulisses/shared-domain/spreadsheet/sheet-kind";
import { makeStyles, tokens } from "@coulisses/shared-ui/base";
import type { Column } from "@coulisses/shared-ui/data";
import { CellField } from "./cell-field";
import type { ReadRow } from "./use-sheet";

const useStyles = makeStyles({
  problems: { listStyleType: "none", margin: 0, padding: 0, color: tokens.refusedInk, whiteSpace: "normal" },
  right: { color: tokens.validatedInk },
});

/** The id of a column's list of suggestions. */
export const listIdOf = (column: string) => `suggestions-${column}`;

/** The part of a kind of rows that the table shows. */
export type Shown<Name extends string> = Pick<SheetKind<Name, unknown>, "columns" | "suggestions">;

/**
 * Rows that are wrong, or that were edited, have fields in their cells. Where a window has no room for all
 * columns, those without a problem are hidden first.
 */
export function rowColumns<Name extends string>(
  { columns, suggestions = {} }: Shown<Name>,
  { shown, wrong }: { shown: readonly Name[]; wrong: readonly Name[] },
  onEdit: (line: number, column: Name, text: string) => void,
): Column<ReadRow<Name, unknown>>[] {
  return [
    { key: "line", header: "Ligne", width: "64px", priority: 99, align: "end", render: ({ line }) => line },
    ...shown.map((column, place): Column<ReadRow<Name, unknown>> => ({
      key: column,
      header: columns[column].title,
      mobileTitle: place === 0,
      minWidth: 96,
      priority: wrong.includes(column) ? 50 : 9,
      render: ({ line, cells, problems, isWrong, isEdited, isDone }) =>
        (isWrong || isEdited) && !isDone ? (
          <CellField
            label={`${columns[column].title}, ligne ${line}`}
            value={cells[column]}
            problem={problems[column]}
            list={suggestions[column] && listIdOf(column)}
            onChange={(text) => onEdit(line, column, text)}
          />
        ) : (
          cells[column]
        ),
    })),
    {
      key: "problems",
      header: "Problème",
      minWidth: 180,
      priority: 99,
      render: (row) => <Outcome {...row} />,
    },
  ];
}

function Outcome({ problems, isWrong, isEdited, isDone }: ReadRow<string, unknown>) {
  const styles = useStyles();
  if (isDone) return <span className={styles.right}>Déjà là</span>;
  if (!isWrong) return isEdited ? <span className={styles.right}>Corrigée</span> : null;
  return (
    <ul className={styles.problems}>
      {Object.entries(problems).map(([column, problem]) => (
        <li key={column}>{problem}</li>
      ))}
    </ul>
  );
}
