import { formatDateTime } from "@coulisses/shared-domain/time/format";
import { overlaps, type Period } from "@coulisses/shared-domain/time/period";
import type { Numbering } from "../numbering";
import type { PeerRow, PeerTables } from "../peer";
import type { Report } from "../report";
import { type ImportedMobilization, teamKey } from "./mobilizations";
import { type ImportedPeriod, importedPeriods, type SheetPeriod } from "./periods";
import { type Sheets, SHEET_OUT } from "./sheets-told";
import { mobilizationKey } from "./task-state";

type Told = {
  report: Report;
  sheets: Sheets;
  ids: Numbering;
  imported: ReadonlyMap<string, ImportedMobilization>;
  /** Why the slots of a task are out; undefined for a task in assignment that is not deleted. */
  whyWithoutSlots: (taskId: number) => string | undefined;
  /** The teams that mobilizations ask for, as `teamKey` names them. */
  teams: ReadonlySet<string>;
};

type Slot = ImportedPeriod<SheetPeriod & { mobilization: string }> & { mobilizationId: string };

const slotKey = (taskId: number, mobilization: string, id: string) =>
  `${mobilizationKey(taskId, mobilization)}/${id}`;

/** The slots of tasks in assignment. Says of each of their mobilizations without any that it has none. */
export function slots(peer: PeerTables, { report, sheets, imported, whyWithoutSlots }: Told): Slot[] {
  const periods = peer.assignment.map(({ festival_task_id: sheetId, mobilization_id, id, start, end }) => ({
    sheetId,
    mobilization: mobilizationKey(sheetId, mobilization_id),
    // Unique in the task, as the report names it.
    id: `${mobilization_id}/${id}`,
    start,
    end,
  }));
  const found = importedPeriods(
    periods,
    {
      report,
      sheets,
      table: "assignment",
      part: "créneau d'affectation",
      refusalOf: ({ sheetId, mobilization }) =>
        whyWithoutSlots(sheetId) ??
        (imported.has(mobilization) ? undefined : "Sa mobilisation n'est pas reprise"),
    },
    ({ mobilization }) => mobilization,
  );
  const filled = new Set(found.map(({ mobilization }) => mobilization));
  for (const { key, row, note } of imported.values()) {
    if (whyWithoutSlots(row.taskId) === undefined && !filled.has(key))
      note("En affectation, mais sans créneau d'affectation");
  }
  return found.map((slot) => ({ ...slot, mobilizationId: imported.get(slot.mobilization)?.row.id ?? "" }));
}

export const slotRow = ({ sheetId: taskId, mobilizationId, ourId: id, start, end }: Slot) => ({
  taskId,
  mobilizationId,
  id,
  startAt: start,
  endAt: end,
});

type Assignee = { peer: PeerRow<"assignee">; slot: Slot };

/** The people of slots. Nothing there keeps a person from two places at once: the first slot is kept. */
export function assignees(peer: PeerTables, slotsIn: readonly Slot[], { report, sheets, ids, teams }: Told) {
  const slotOf = new Map(slotsIn.map((slot) => [`${String(slot.sheetId)}/${slot.id}`, slot]));
  const periodOf = new Map(
    peer.assignment.map((slot) => [slotKey(slot.festival_task_id, slot.mobilization_id, slot.id), slot]),
  );
  const places = peer.assignee.flatMap((assignee): Assignee[] => {
    const { festival_task_id: taskId, mobilization_id: mobilization, assignment_id: id } = assignee;
    const slot = slotOf.get(slotKey(taskId, mobilization, id));
    if (slot) return [{ peer: assignee, slot }];
    out(assignee, sheets.isIn(taskId) ? "Son créneau d'affectation n'est pas repris" : SHEET_OUT);
    return [];
  });

  function out(assignee: PeerRow<"assignee">, why: string) {
    const { user_id: user, festival_task_id: taskId, mobilization_id, assignment_id } = assignee;
    const key = slotKey(taskId, mobilization_id, assignment_id);
    const slot = periodOf.get(key);
    const name = `${sheets.nameOf(taskId)}, ${ids.personName(user)}${slot ? `, ${boundsOf(slot)}` : ""}`;
    report.out("assignee", { key: `${key}/${String(user)}`, name }, why);
  }

  // The slots of a person follow each other: only the last one kept can meet the next.
  const last = new Map<number, Slot>();
  return places.sort(byStartTaskAndSlot).flatMap(({ peer: assignee, slot }) => {
    const { user_id: user, team_code: team } = assignee;
    const teamCode = team === null ? null : ids.team(team);
    const { sheetId: taskId, mobilizationId, ourId: assignmentId, start: startAt, end: endAt } = slot;
    if (teamCode !== null && !teams.has(teamKey({ taskId, mobilizationId, teamCode }))) {
      out(assignee, `La mobilisation ne demande personne de l'équipe ${teamCode}`);
      return [];
    }
    const met = last.get(user);
    if (met && overlaps(met, slot)) {
      out(assignee, `Déjà sur la ${sheets.nameOf(met.sheetId)}, ${boundsOf(met)}`);
      return [];
    }
    last.set(user, slot);
    return [{ taskId, mobilizationId, assignmentId, userId: ids.person(user), teamCode, startAt, endAt }];
  });
}

const boundsOf = ({ start, end }: Period) => `du ${formatDateTime(start)} au ${formatDateTime(end)}`;

function byStartTaskAndSlot({ slot: a }: Assignee, { slot: b }: Assignee): number {
  const order = a.start.getTime() - b.start.getTime() || a.sheetId - b.sheetId;
  return order || (a.id < b.id ? -1 : Number(a.id > b.id));
}
