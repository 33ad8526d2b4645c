import { isDeepStrictEqual } from "node:util";
import { taskCalls } from "@coulisses/shared-domain/contract/task-calls";
import { taskNotFound } from "@coulisses/shared-domain/festival-task/create-and-remove";
import type { FestivalTask } from "@coulisses/shared-domain/festival-task/festival-task";
import { previewOf } from "@coulisses/shared-domain/festival-task/preview";
import type { RunPrepared } from "../database/database";
import { lockedBy } from "../festival-events/edit-sheet";
import { type SheetArea, sheetTags } from "../festival-events/sheet-area";
import { composeSheet, type SheetRow } from "./queries/compose-sheet";
import { lockQuery, sheetQuery } from "./queries/sheet";
import { createSheet, removeSheet } from "./writes/create-and-remove";
import { saveSheet } from "./writes/save-sheet";

const type = "FestivalTask" as const;

export const festivalTaskSheets: SheetArea<FestivalTask, typeof taskCalls.add> = {
  tag: "Fiches tâches",
  calls: taskCalls,
  permissions: { read: "read-ft", write: "write-ft" },
  event: "festival-task",
  target: "ft",
  tags: sheetTags(type, {
    previewOf,
    /** What the gear team reads of a sheet: how much of what, and when. */
    recapOf: ({ general, mobilizations, inquiries }) => [
      general.name,
      mobilizations.map(({ start, end }) => [start, end]),
      inquiries,
    ],
    /** The activity shows its tasks too. */
    listed: ({ id, festivalActivity }) => [
      { type, id },
      { type },
      { type: "FestivalActivity", id: festivalActivity.id },
    ],
  }),
  store: {
    lock: lockedBy(lockQuery, taskNotFound),
    /** As the transaction sees it, with the conflicts of this moment. */
    async read(tx, id) {
      const ft = await readSheet(tx.runPrepared, id);
      if (!ft) throw taskNotFound(id);
      return ft;
    },
    save: saveSheet,
    /** Conflicts are with what the people of the mobilizations do elsewhere. */
    showsMore: (before, after) => !isDeepStrictEqual(before.mobilizations, after.mobilizations),
    remove: removeSheet,
  },
  create: createSheet,
  async text(runPrepared, id) {
    const ft = await readSheet(runPrepared, id);
    return ft && JSON.stringify(ft);
  },
  /** A sheet shows its activity, gear and places too, and who can't come. */
  revisionOf: (revisions) =>
    revisions["festival-tasks"] + revisions["festival-activities"] + revisions.availabilities,
  notFound: taskNotFound,
};

async function readSheet(runPrepared: RunPrepared, id: number): Promise<FestivalTask | undefined> {
  const [row] = await runPrepared<SheetRow>(sheetQuery, [id]);
  return row && composeSheet(row);
}
