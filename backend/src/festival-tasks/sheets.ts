import { isDeepStrictEqual } from "node:util";
import { taskCalls } from "@coulisses/shared-domain/contract/task-calls";
import { taskNotFound } from "@coulisses/shared-domain/festival-task/create-and-remove";
import type { LiveTag } from "@coulisses/shared-domain/contract/live";
import { type FestivalTask, READY_TO_ASSIGN } from "@coulisses/shared-domain/festival-task/festival-task";
import { previewOf } from "@coulisses/shared-domain/festival-task/preview";
import { taskNotices } from "@coulisses/shared-domain/inbox/sheet-notices";
import { NEEDS } from "@coulisses/shared-domain/live/live-tags";
import type { RunPrepared } from "../database/database";
import { lockedBy } from "../festival-events/edit-sheet";
import { type SheetArea, sheetTags } from "../festival-events/sheet-area";
import type { Telling } from "../festival-events/tell-of-edits";
import { composeSheet, type SheetRow } from "./queries/compose-sheet";
import { lockQuery, sheetQuery } from "./queries/sheet";
import { createSheet, removeSheet } from "./writes/create-and-remove";
import { saveSheet } from "./writes/save-sheet";

const type = "FestivalTask" as const;

const tags = sheetTags<FestivalTask>(type, {
  previewOf,
  /** The parts of a sheet that the gear team's overview shows: quantities and times. */
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
});

export const festivalTaskSheets: SheetArea<FestivalTask, typeof taskCalls.add> = {
  tag: "Fiches tâches",
  calls: taskCalls,
  permissions: { read: "read-ft", write: "write-ft" },
  event: "festival-task",
  target: "ft",
  quota: "tasks",
  tags: {
    listed: tags.listed,
    edited: (before, after) => [
      ...tags.edited(before, after),
      ...planningTags(before, after),
      ...(isDeepStrictEqual(needsOf(before), needsOf(after)) ? [] : [{ type, id: NEEDS }]),
    ],
  },
  store: {
    lock: lockedBy(lockQuery, taskNotFound),
    /** With the conflicts of this moment, as the transaction sees them. */
    async read(tx, id) {
      const ft = await readSheet(tx.runPrepared, id);
      if (!ft) throw taskNotFound(id);
      return ft;
    },
    save: saveSheet,
    /** Conflicts depend on the other assignments of the people in mobilizations. */
    showsMore: (before, after) => !isDeepStrictEqual(before.mobilizations, after.mobilizations),
    remove: removeSheet,
  },
  create: createSheet,
  async text(runPrepared, id) {
    const ft = await readSheet(runPrepared, id);
    return ft && JSON.stringify(ft);
  },
  /** A sheet also shows its activity, gear, places and conflicts. */
  revisionOf: (revisions) =>
    revisions["festival-tasks"] + revisions["festival-activities"] + revisions.availabilities,
  notFound: taskNotFound,
};

/** The people to tell of an act on a task. */
export const taskTelling: Telling<FestivalTask> = {
  kind: "ft",
  noticesOf: taskNotices,
  nameOf: ({ general }) => general.name,
};

/** The plannings of those who come, or came before this edit. */
function planningTags(before: FestivalTask, after: FestivalTask): LiveTag[] {
  if (isDeepStrictEqual(plannedOf(before), plannedOf(after))) return [];
  const people = [before, after].flatMap((ft) => plannedOf(ft)?.people ?? []);
  return [{ type: "Planning" }, ...[...new Set(people)].map((id) => ({ type: "Planning" as const, id }))];
}

/** The people that a task asks for, and when: the part of it in the overview of needs. */
const needsOf = ({ mobilizations }: FestivalTask) =>
  mobilizations.map(({ start, end, teams, volunteers }) => ({
    start,
    end,
    teams,
    people: volunteers.map(({ id }) => id),
  }));

/** The part of a task in plannings; undefined before its assignment. */
function plannedOf(ft: FestivalTask) {
  if (ft.status !== READY_TO_ASSIGN) return undefined;
  const slots = ft.mobilizations.flatMap(({ assignments }) => assignments);
  return {
    people: slots.flatMap(({ assignees }) => assignees.map(({ id }) => id)),
    slots,
    name: ft.general.name,
    instructions: ft.instructions,
  };
}

async function readSheet(runPrepared: RunPrepared, id: number): Promise<FestivalTask | undefined> {
  const [row] = await runPrepared<SheetRow>(sheetQuery, [id]);
  return row && composeSheet(row);
}
