import type { PgTable } from "drizzle-orm/pg-core";
import type { TableRows } from "../../area";
import { peerColumns } from "../../peer-columns";
import type { Numbering } from "../../numbering";
import type { PeerRow, PeerTable, PeerTables } from "../../peer";
import { collectReport } from "../../report";

/** A peer's database with these rows, and nothing in its other tables. */
export const peerWith = (tables: Partial<PeerTables>): PeerTables => ({
  ...(Object.fromEntries(Object.keys(peerColumns).map((table) => [table, []])) as unknown as PeerTables),
  ...tables,
});

export const at = (instant: string): Date => new Date(instant);

export type Row<Table extends PeerTable> = PeerRow<Table>;

/** The peer's people 1 to 9 have our numbers 101 to 109; 8 is closed, 9 was forgotten. */
export const ids: Numbering = {
  person: (peerId) => 100 + peerId,
  knownPerson: (peerId) => (peerId < 10 ? 100 + peerId : undefined),
  isAnonymous: (peerId) => peerId >= 9,
  isClosed: (peerId) => peerId >= 8,
  personName: (peerId) => (peerId >= 9 ? "Anonymous Anonymous" : `Personne ${String(peerId)}`),
  nobody: () => 199,
  team: (code) => ({ personne: "benevole", ca: "orga" })[code] ?? code,
  importer: 1,
  now: at("2026-11-28T10:00:00.000Z"),
};

/** A report, and what it was told: `noted festival_activity FA 1 « Bal » : …`. */
export function toldReport() {
  const told: string[] = [];
  const report = collectReport();
  const tell =
    (outcome: "noted" | "out" | "merged"): typeof report.noted =>
    (table, row, why) => {
      told.push(`${outcome} ${table} ${row.name} : ${why}`);
      report[outcome](table, row, why);
    };
  return { told, report: { ...report, noted: tell("noted"), out: tell("out"), merged: tell("merged") } };
}

/** The rows that go into this table of ours. */
export const rowsIn = (tables: readonly TableRows[], table: PgTable): readonly Record<string, unknown>[] =>
  tables.find((one) => one.table === table)?.rows ?? [];
