import { FestivalError } from "@coulisses/shared-domain/festival-error";
import {
  matchColumns,
  type Matching,
  matchingProblem,
  type Remembered,
  rememberedOf,
  rowsOf,
} from "@coulisses/shared-domain/spreadsheet/match-columns";
import {
  type Cells,
  problemsOf,
  type Problems,
  type Reading,
  readingOnce,
  readRows,
  type SheetKind,
  type SheetRow,
} from "@coulisses/shared-domain/spreadsheet/sheet-kind";
import { kept, useKept, useSession } from "@coulisses/shared-auth";
import { useCallback, useMemo, useRef, useState } from "react";
import { type ReadTable, readTable } from "./read-table";

const UNREADABLE = "Le fichier n'a pas pu être lu. Choisis-le à nouveau.";

const isRemembered = (value: unknown): value is Record<string, string> =>
  typeof value === "object" && value !== null && Object.values(value).every((one) => typeof one === "string");
/** The titles that a person matched with the columns of each kind of import. */
const matchedTitles = kept({ name: "matched-titles", scope: "device", isValue: isRemembered });

/** A row of the file with what it says, what is wrong with it, and what was done with it. */
export type ReadRow<Column extends string, Value> = SheetRow<Column> & {
  reading: Reading<Column, Value>;
  problems: Problems<Column>;
  isWrong: boolean;
  isEdited: boolean;
  isDone: boolean;
};

type State<Column extends string> = {
  fileName?: string;
  isReading: boolean;
  error?: string;
  table?: ReadTable;
  matching: Matching<Column>;
  edits: ReadonlyMap<number, Partial<Cells<Column>>>;
  /** Lines that the server has. */
  done: ReadonlySet<number>;
  /** The errors by line that the server answered, until the row is edited. */
  refused: ReadonlyMap<number, Problems<Column>>;
};

const none = { edits: new Map(), done: new Set<number>(), refused: new Map() };

/** A file with its matched columns, and its rows with the corrections. */
export function useSheet<Column extends string, Value>(kind: SheetKind<Column, Value>, name: string) {
  const { columns } = kind;
  const [state, setState] = useState<State<Column>>({ isReading: false, matching: {}, ...none });
  const { table, matching, edits, done, refused } = state;
  const remembered = useKept(matchedTitles, useSession().userId ?? "all", name);
  const latestFile = useRef<File>(undefined);

  const read = async (file: File) => {
    latestFile.current = file;
    setState({ fileName: file.name, isReading: true, matching: {}, ...none });
    // The browser draws that it is being read first.
    await new Promise((resolve) => setTimeout(resolve));
    const next: Partial<State<Column>> = await readTable(file, columns).then(
      (table) => ({
        table,
        matching: matchColumns(columns, table.titles, remembered.read() as Remembered<Column> | undefined),
      }),
      (failure: unknown) => ({ error: failure instanceof FestivalError ? failure.message : UNREADABLE }),
    );
    if (latestFile.current === file) setState((present) => ({ ...present, isReading: false, ...next }));
  };

  const match = (column: Column, place: number | null) => {
    const { [column]: _, ...others } = matching;
    const next = (place === null ? others : { ...matching, [column]: place }) as Matching<Column>;
    remembered.write(rememberedOf(next, table?.titles ?? []) as Record<string, string>);
    setState((present) => ({ ...present, matching: next }));
  };

  const edit = useCallback((line: number, column: Column, text: string) => {
    setState((present) => {
      const cells = { ...present.edits.get(line), [column]: text } as Partial<Cells<Column>>;
      const refused = new Map(present.refused);
      refused.delete(line);
      return { ...present, edits: new Map(present.edits).set(line, cells), refused };
    });
  }, []);

  const settle = useCallback(
    (settled: { done: readonly number[]; refused: ReadonlyMap<number, Problems<Column>> }) => {
      setState((present) => ({
        ...present,
        done: new Set([...present.done, ...settled.done]),
        refused: new Map([...present.refused, ...settled.refused]),
      }));
    },
    [],
  );

  const problem = table && matchingProblem(columns, matching);
  const asRead = useMemo(() => (table ? rowsOf(table, columns, matching) : []), [table, columns, matching]);
  const once = useMemo(() => readingOnce(kind), [kind]);
  const rows = useMemo((): ReadRow<Column, Value>[] => {
    const edited = asRead.map((row) => {
      const edit = edits.get(row.line);
      return edit ? { ...row, cells: { ...row.cells, ...edit } } : row;
    });
    const readings = readRows(once, edited);
    return edited.flatMap((row, index) => {
      const reading = readings[index];
      if (!reading) return [];
      const isDone = done.has(row.line) || "present" in reading;
      const problems = isDone ? {} : { ...refused.get(row.line), ...problemsOf(reading) };
      const isWrong = Object.keys(problems).length > 0;
      return [{ ...row, reading, problems, isWrong, isEdited: edits.has(row.line), isDone }];
    });
  }, [once, asRead, edits, done, refused]);

  return {
    ...state,
    rows,
    /** Why no row can be read as the columns are matched. */
    problem,
    read: (file: File) => void read(file),
    match,
    edit,
    settle,
  };
}
