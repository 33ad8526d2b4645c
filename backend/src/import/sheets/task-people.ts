import { festivalTaskContacts, festivalTaskInChargeVolunteers } from "../../database/schema/festival-tasks";
import { rowsFor, type TableRows } from "../area";
import type { Numbering } from "../numbering";
import type { PeerTables } from "../peer";
import type { Report } from "../report";
import { SHEET_OUT, type Sheets } from "./sheets-told";

type Told = { report: Report; sheets: Sheets; ids: Numbering };
type Listed = { taskId: number; person: number };

/** Contacts and people in charge of tasks, in the order of their ids: the peer keeps no order. */
export function taskPeople(peer: PeerTables, told: Told): TableRows[] {
  const contacts = peer.festival_task_contact.map((row) => ({
    taskId: row.festival_task_id,
    person: row.contact_id,
  }));
  const inCharge = peer.festival_task_in_charge_volunteer.map((row) => ({
    taskId: row.festival_task_id,
    person: row.volunteer_id,
  }));
  return [
    rowsFor(
      festivalTaskContacts,
      listed(contacts, { ...told, table: "festival_task_contact", part: "contact" }),
    ),
    rowsFor(
      festivalTaskInChargeVolunteers,
      listed(inCharge, { ...told, table: "festival_task_in_charge_volunteer", part: "responsable" }),
    ),
  ];
}

type ListTold = Told & {
  table: "festival_task_contact" | "festival_task_in_charge_volunteer";
  part: string;
};

const listed = (people: readonly Listed[], { report, sheets, ids, table, part }: ListTold) =>
  [...people]
    .sort((a, b) => a.person - b.person)
    .flatMap(({ taskId, person }) => {
      if (sheets.isIn(taskId)) return [{ taskId, userId: ids.person(person) }];
      const name = `${sheets.nameOf(taskId)}, ${part} ${ids.personName(person)}`;
      report.out(table, { key: `${String(taskId)}/${String(person)}`, name }, SHEET_OUT);
      return [];
    });
