import type { TableRows } from "../area";
import type { Catalogues } from "../gear/gear";
import type { Numbering } from "../numbering";
import type { PeerTables } from "../peer";
import type { Report } from "../report";
import { importActivities } from "./import-activities";
import { importTasks } from "./import-tasks";

/** Activities and tasks with all their parts, in the order of references. */
export const importSheets = (
  peer: PeerTables,
  ids: Numbering,
  report: Report,
  catalogues: Catalogues,
): TableRows[] => [
  ...importActivities(peer, { ids, report, catalogues }),
  ...importTasks(peer, { ids, report, catalogues }),
];
