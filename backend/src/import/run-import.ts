import { getTableName } from "drizzle-orm";
import { formatDateTime } from "@coulisses/shared-domain/time/format";
import type { RowCounts } from "@coulisses/shared-domain/import/imported-counts";
import { type Origin, recordAudit } from "../audit/record-audit";
import type { Connection } from "../database/database";
import { disableTimeouts } from "../database/migrate";
import { beforeTables, imports } from "../database/schema/imports";
import { noteCalendars } from "../planning/calendar/planned-events";
import { checkCounts } from "./check-counts";
import { type FestivalRows, festivalRows } from "./festival-rows";
import { ImportRefusal } from "./import-refusal";
import { compared, type ComparedTotals, differences, ownTotals, peerTotals } from "./money/totals";
import type { PeerTable } from "./peer";
import { personRow } from "./people/peer-person";
import { peerColumns } from "./peer-columns";
import { type CollectedReport, collectReport } from "./report";
import type { Source } from "./source/read-source";
import { readBefore } from "./target/festival-before";
import { restartSequences, sequencesOf } from "./target/insert-rows";
import { digestsOf } from "./target/written-tables";
import { lockEmptyFestival, lockImports } from "./target/lock-target";
import { readTarget } from "./target/read-target";
import { tellServers } from "./target/tell-servers";
import { writeFestival } from "./target/write-festival";

/** The outcome of an import, or of one that was only tried. */
export type Imported = { kind: "done" | "tried"; report: CollectedReport; totals: ComparedTotals[] };

export type ImportOutcome = Imported | { kind: "already"; at: Date };

type Options = {
  isDry: boolean;
  now?: Date;
  /** The person who ordered it; the operator of the command by default, for whom the first administrator signs. */
  origin?: Origin;
  /** Is told how much is written, from 0 to 1; it ends the import by throwing. */
  tell?: (part: number) => void;
};

/** The origin of what the command does. */
export const operator: Origin = { actorId: null, address: null, userAgent: "npm run import" };

/** Ends a dry run: all that it wrote is taken back. */
class TakenBack extends Error {}

/**
 * Fills a new festival with that of the source, in one transaction. A dry run is the same, taken back at its
 * end, so that what it reports is what would happen.
 */
export async function runImport(
  connection: Connection,
  source: Source,
  { isDry, now = new Date(), origin = operator, tell }: Options,
): Promise<ImportOutcome> {
  const report = collectReport();
  const theirs = peerTotals(source.peer);
  const people = new Map(source.peer.user.map((person) => [person.id, personRow(person).name]));
  let totals: ComparedTotals[] = [];
  let already: Date | undefined;
  try {
    await connection.db.transaction(async (bare) => {
      const tx = Object.assign(bare, { runPrepared: connection.runPreparedIn(bare) });
      await disableTimeouts(tx);
      const earlier = await lockImports(tx);
      already = earlier.find(({ digest }) => digest === source.digest)?.at;
      if (already !== undefined) return;
      const [last] = earlier;
      if (last !== undefined) throw anotherImport(last);
      await lockEmptyFestival(tx);
      const target = await readTarget(tx);
      const rows = festivalRows(source.peer, { target, now, report });
      checkCounts(source.peer, rows, report);
      const before = await readBefore(tx);
      await writeFestival(tx, rows, tell);
      const ours = await ownTotals(tx);
      const wrong = differences(theirs, ours, rows.person);
      if (wrong.length > 0)
        throw new ImportRefusal(`Les comptes ne tombent pas juste, rien n'est écrit :\n${wrong.join("\n")}`);
      totals = compared(theirs, ours, { person: rows.person, nameOf: (peerId) => people.get(peerId) ?? "" });
      // So that its number, too, is taken back with a dry run.
      await restartSequences(tx, await sequencesOf(tx, [imports]));
      await tx.insert(imports).values({
        product: "overbookd",
        source: source.name,
        sourceVersion: source.version,
        digest: source.digest,
        counts: countsOf(source, report),
        at: now,
        byId: origin.actorId ?? target.importer,
        before,
        written: await digestsOf(tx, writtenBy(rows)),
      });
      await noteCalendars(tx);
      if (isDry) throw new TakenBack();
      await recordAudit(tx, origin, {
        kind: "festival-imported",
        details: { source: source.name, version: source.version },
      });
      await tellServers(tx);
    });
  } catch (error) {
    if (!(error instanceof TakenBack)) throw error;
  }
  return already === undefined
    ? { kind: isDry ? "tried" : "done", report, totals }
    : { kind: "already", at: already };
}

/** Names of the tables, in the order in which an undo empties them backwards. */
const writtenBy = ({ tables }: FestivalRows): string[] => [
  ...new Set([...beforeTables, ...tables.map(({ table }) => getTableName(table))]),
];

function anotherImport({ source, at }: { source: string; at: Date }): ImportRefusal {
  return new ImportRefusal(
    `Ce festival vient déjà d'une reprise (« ${source} », le ${formatDateTime(at)}), et cet export est différent. Reprendre un export plus récent par-dessus n'est pas encore possible. Rien n'a été écrit.`,
  );
}

const peerTableNames = Object.keys(peerColumns) as PeerTable[];

function countsOf({ peer }: Source, report: CollectedReport): Record<string, RowCounts> {
  return Object.fromEntries(peerTableNames.map((table) => [table, report.counts(table, peer[table].length)]));
}
