import type { RowCounts } from "@coulisses/shared-domain/import/imported-counts";
import type { PeerTable } from "./peer";

/** How a row of the peer is named in the report. */
export type ReportedRow = {
  /** Unique in its table: several notes on one row count it once. */
  key: string | number;
  /** In French, as people know it: `FA 12 « Concert »`, `Camille Petit (nº 7)`. */
  name: string;
};

export type ReportLine = ReportedRow & {
  /** In French: the value and why it was changed or refused, and what to mend there if anything. */
  why: string;
};

type Outcome = "noted" | "out" | "merged";

/**
 * Collects what becomes of each row. A row that nothing is said of is in. A row that is out needs no word on
 * its values; one that is first noted, then out, counts as out.
 */
export type Report = {
  /** Imported, with a value left out, replaced or turned. Several notes on a row are all told. */
  noted(table: PeerTable, row: ReportedRow, why: string): void;
  /** Not imported. Rows that go with it are told of as well, each in its own table. */
  out(table: PeerTable, row: ReportedRow, why: string): void;
  /** It became one with another row that is imported, such as an overlapping availability. */
  merged(table: PeerTable, row: ReportedRow, why: string): void;
  /** A thing that organisers must know besides rows; shown first. */
  warn(message: string): void;
};

export type CollectedReport = Report & {
  lines(table: PeerTable, outcome: Outcome): readonly ReportLine[];
  counts(table: PeerTable, read: number): RowCounts;
  warnings(): readonly string[];
};

export function collectReport(): CollectedReport {
  const said = new Map<string, ReportLine[]>();
  const warnings: string[] = [];
  const key = (table: PeerTable, outcome: Outcome) => `${table} ${outcome}`;
  const add = (outcome: Outcome) => (table: PeerTable, row: ReportedRow, why: string) => {
    const lines = said.get(key(table, outcome)) ?? [];
    lines.push({ ...row, why });
    said.set(key(table, outcome), lines);
  };
  const linesOf = (table: PeerTable, outcome: Outcome) => said.get(key(table, outcome)) ?? [];
  const keysOf = (table: PeerTable, outcome: Outcome) =>
    new Set(linesOf(table, outcome).map((line) => String(line.key)));
  return {
    noted: add("noted"),
    out: add("out"),
    merged: add("merged"),
    warn: (message) => {
      warnings.push(message);
    },
    lines: (table, outcome) => {
      if (outcome !== "noted") return linesOf(table, outcome);
      const gone = [keysOf(table, "out"), keysOf(table, "merged")];
      return linesOf(table, outcome).filter((line) => !gone.some((keys) => keys.has(String(line.key))));
    },
    counts: (table, read) => {
      const out = keysOf(table, "out");
      const merged = without(keysOf(table, "merged"), out);
      const noted = without(without(keysOf(table, "noted"), out), merged);
      return {
        read,
        in: read - noted.size - out.size - merged.size,
        noted: noted.size,
        out: out.size,
        merged: merged.size,
      };
    },
    warnings: () => warnings,
  };
}

const without = (keys: Set<string>, gone: Set<string>) => new Set([...keys].filter((key) => !gone.has(key)));
