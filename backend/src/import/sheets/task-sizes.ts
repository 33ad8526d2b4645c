import { groupedBy } from "@coulisses/shared-domain/proposal/outcome";
import type { PeerTables } from "../peer";
import { sizeProblems } from "./sheet-sizes";

/** The reasons for which a form could not put so much on a task. */
export function taskSizeProblems(peer: PeerTables): (taskId: number) => string[] {
  const counted = <Row>(rows: readonly Row[], taskOf: (row: Row) => number) => {
    const byTask = groupedBy(rows, taskOf);
    return (id: number) => byTask.get(id)?.length ?? 0;
  };
  const contacts = counted(peer.festival_task_contact, (row) => row.festival_task_id);
  const inCharge = counted(peer.festival_task_in_charge_volunteer, (row) => row.festival_task_id);
  const mobilizations = counted(peer.festival_task_mobilization, (row) => row.ft_id);
  const requests = counted(peer.festival_task_inquiry_request, (row) => row.ft_id);
  const feedbacks = counted(peer.festival_task_feedback, (row) => row.ft_id);
  const slots = counted(peer.assignment, (row) => row.festival_task_id);
  return (id) =>
    sizeProblems({
      contacts: contacts(id),
      inCharge: inCharge(id),
      mobilizations: mobilizations(id),
      requests: requests(id),
      feedbacks: feedbacks(id),
      slots: slots(id),
    });
}
