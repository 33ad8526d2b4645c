import {
  type FestivalTask,
  festivalTaskReviewers,
  READY_TO_ASSIGN,
} from "@coulisses/shared-domain/festival-task/festival-task";
import { historyDescriptions } from "@coulisses/shared-domain/festival-task/labels";
import { ofName } from "@coulisses/shared-domain/french/of-name";
import * as tables from "../../database/schema/festival-tasks";
import * as slotTables from "../../database/schema/slots";
import { rowsFor, type TableRows } from "../area";
import { asItIs } from "../form-problems";
import type { Catalogues } from "../gear/gear";
import { importedRequest } from "../gear/sheet-gears";
import type { Numbering } from "../numbering";
import type { PeerRow, PeerTables } from "../peer";
import type { Report } from "../report";
import { driveOf } from "./drives";
import { importedComments, importedHistory, REASON_UNKNOWN } from "./events";
import { mobilizations, mobilizedTeams, mobilizedVolunteers, teamKey } from "./mobilizations";
import { SHEET_OUT, type Sheets, sheetsBy, taskName } from "./sheets-told";
import { assignees, slotRow, slots } from "./slots";
import { reviewerChooser } from "./task-reviewers";
import { taskPeople } from "./task-people";
import { taskSizeProblems } from "./task-sizes";
import { taskStates } from "./task-state";
import { followedTasks, isOfActivity, type ReviewedState, taskRow, withReviewer } from "./tasks";

const texts = {
  CREATED: historyDescriptions.created,
  READY_TO_REVIEW: historyDescriptions.readyToReview,
  APPROVED: historyDescriptions.approved,
  REJECTED: historyDescriptions.rejected(REASON_UNKNOWN),
  RESET_REVIEW: historyDescriptions.resetReview("une modification"),
  ASSIGNMENT_STARTED: historyDescriptions.assignmentStarted,
  FORCED_UPDATE: historyDescriptions.forcedUpdate,
};

type Told = { ids: Numbering; report: Report; catalogues: Catalogues };

/** Tasks with all their parts, slots included. */
export function importTasks(peer: PeerTables, { ids, report, catalogues }: Told): TableRows[] {
  const sheets = sheetsBy(peer.festival_task, taskName, (task) => !isOfActivity(task));
  const { rows, states } = taskRows(peer, { ids, report });
  const told = { report, sheets, ids };

  const mobilized = mobilizations(peer, told);
  const imported = new Map(mobilized.map((one) => [one.key, one]));
  const teams = mobilizedTeams(peer, { ...told, imported });
  const whyWithoutSlots = (id: number) => {
    if (states.get(id)?.status !== READY_TO_ASSIGN) return "Sa FT n'est pas en affectation";
    return deleted.has(id) ? "Sa FT est supprimée" : undefined;
  };
  const deleted = new Set(peer.festival_task.filter((task) => task.is_deleted).map(({ id }) => id));
  const toldOfSlots = { ...told, imported, whyWithoutSlots, teams: new Set(teams.map(teamKey)) };
  const slotsIn = slots(peer, toldOfSlots);

  return [
    rowsFor(tables.festivalTasks, rows),
    ...taskPeople(peer, told),
    rowsFor(
      tables.festivalTaskMobilizations,
      mobilized.map(({ row }) => row),
    ),
    rowsFor(tables.festivalTaskMobilizationVolunteers, mobilizedVolunteers(peer, { ...told, imported })),
    rowsFor(tables.festivalTaskMobilizationTeams, teams),
    rowsFor(tables.festivalTaskInquiryRequests, requests(peer, { report, sheets, catalogues })),
    rowsFor(tables.festivalTaskReviews, reviews(peer, states, { report, sheets })),
    ...events(peer, told),
    rowsFor(slotTables.slots, slotsIn.map(slotRow)),
    rowsFor(slotTables.assignees, assignees(peer, slotsIn, toldOfSlots)),
  ];
}

/** The rows of the tasks that are imported, and the state of each. */
function taskRows(peer: PeerTables, { ids, report }: Omit<Told, "catalogues">) {
  const stateOf = taskStates(peer);
  const tasks = [...peer.festival_task].sort((a, b) => a.id - b.id);
  const judged = new Map(tasks.filter(isOfActivity).map((task) => [task.id, stateOf(task)]));
  const followed = followedTasks(tasks, (id) => judged.get(id)?.status, ids);
  const choose = reviewerChooser(peer, ids, followed);
  const sizes = taskSizeProblems(peer);
  const states = new Map<number, ReviewedState>();
  const rows = tasks.flatMap((task) => {
    const state = judged.get(task.id);
    const row = { key: task.id, name: taskName(task) };
    if (!isOfActivity(task) || !state) {
      report.out("festival_task", row, "Elle n'est liée à aucune FA : à lier là-bas");
      return [];
    }
    const note = (why: string) => {
      report.noted("festival_task", row, why);
    };
    const reviewed = withReviewer(task, state, { ids, choose, note });
    states.set(task.id, reviewed);
    const tooMany = sizes(task.id);
    if (tooMany.length > 0) note(asItIs(tooMany));
    return [taskRow(task, reviewed, { ids, note })];
  });
  return { rows, states };
}

type PartsTold = { report: Report; sheets: Sheets };

function requests(
  peer: PeerTables,
  { report, sheets, catalogues: { gears } }: PartsTold & Pick<Told, "catalogues">,
) {
  const told = { report, table: "festival_task_inquiry_request", gears, isSheetIn: sheets.isIn } as const;
  return peer.festival_task_inquiry_request.flatMap(({ ft_id: sheetId, slug, quantity, drive }) => {
    const found = importedRequest({ sheetId, sheetName: sheets.nameOf(sheetId), slug, quantity }, told);
    if (!found) return [];
    const { gear, note } = found;
    return [{ taskId: sheetId, gearId: gear.id, quantity, drive: driveOf(drive, note) }];
  });
}

/** The reviews of sheets that have left the draft; those of a draft are out. */
function reviews(
  peer: PeerTables,
  states: ReadonlyMap<number, ReviewedState>,
  { report, sheets }: PartsTold,
) {
  for (const { ft_id: id, team } of peer.festival_task_review) {
    if (states.get(id)?.reviews) continue;
    const row = { key: `${String(id)}/${team}`, name: `${sheets.nameOf(id)}, relecture ${ofName(team)}` };
    const why = sheets.isIn(id) ? "Une fiche en brouillon n'a pas de relecture" : SHEET_OUT;
    report.out("festival_task_review", row, why);
  }
  return [...states].flatMap(([taskId, { reviews: given }]) =>
    given ? festivalTaskReviewers.map((team) => ({ taskId, team, review: given[team] })) : [],
  );
}

function events(peer: PeerTables, { report, sheets, ids }: PartsTold & Pick<Told, "ids">): TableRows[] {
  const comments = importedComments(
    peer.festival_task_feedback.map(({ ft_id: sheetId, ...comment }) => ({ ...comment, sheetId })),
    { report, sheets, table: "festival_task_feedback" },
    ids,
  );
  const history = importedHistory<keyof typeof texts, FestivalTask>(
    peer.festival_task_history.map(eventOf),
    { report, sheets, table: "festival_task_history", texts, isOnce: false },
    ids,
  );
  return [
    rowsFor(tables.festivalTaskFeedbacks, comments.map(withTaskId)),
    rowsFor(tables.festivalTaskHistory, history.map(withTaskId)),
  ];
}

const eventOf = ({ ft_id: sheetId, instigator_id: by, ...event }: PeerRow<"festival_task_history">) => ({
  ...event,
  sheetId,
  by,
});

const withTaskId = <Row extends { sheetId: number }>({ sheetId: taskId, ...row }: Row) => ({
  ...row,
  taskId,
});
