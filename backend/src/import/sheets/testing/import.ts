import type { PgTable } from "drizzle-orm/pg-core";
import type { Catalogues } from "../../gear/gear";
import type { PeerTables } from "../../peer";
import { importSheets } from "../sheets";
import { ids, peerWith, rowsIn, toldReport } from "./peer";

/** A ladder of matos, a cable of elec, a stool of nobody, and the sign 7. */
const catalogues: Catalogues = {
  gears: new Map([
    ["echelle", { id: 11, name: "Échelle", owner: "matos", isOwnerKnown: true }],
    ["cable", { id: 12, name: "Câble", owner: "elec", isOwnerKnown: true }],
    ["tabouret", { id: 13, name: "Tabouret", owner: "matos", isOwnerKnown: false }],
  ]),
  signs: new Set([7]),
};

/** The sheets of these rows of the peer, and what the report says of them. */
export function sheetsOf(tables: Partial<PeerTables>) {
  const { told, report } = toldReport();
  const all = importSheets(peerWith(tables), ids, report, catalogues);
  return { told, rows: (table: PgTable) => rowsIn(all, table), counts: report.counts };
}
