import {
  DRAFT,
  type FestivalTaskStatus,
  festivalTaskReviewers,
  NOT_ASKING_TO_REVIEW,
  READY_TO_ASSIGN,
  type Review,
  type Reviews,
  VALIDATED,
} from "@coulisses/shared-domain/festival-task/festival-task";
import { statusLabels } from "@coulisses/shared-domain/festival-task/labels";
import { noConflict } from "@coulisses/shared-domain/festival-task/mobilization/conflicts";
import { missingForReview } from "@coulisses/shared-domain/festival-task/review/readiness";
import { statusOf } from "@coulisses/shared-domain/festival-task/review/review";
import { groupedBy } from "@coulisses/shared-domain/proposal/outcome";
import { toIsoPeriod } from "@coulisses/shared-domain/time/period";
import type { PeerRow, PeerTables } from "../peer";

type Task = PeerRow<"festival_task">;

/** The status of a task with us, its reviews once out of the draft, and why it is not the status that is stored there. */
export type TaskState = { status: FestivalTaskStatus; reviews?: Reviews; why?: string };

/** Keeps the mobilizations of different tasks apart: their ids are those of their periods. */
export const mobilizationKey = (taskId: number, id: string): string => `${String(taskId)}/${id}`;

/**
 * The statuses of tasks. Out of the draft, the status follows from the reviews, as both products show it, and
 * from nothing being missing; assignment stays where all reviews are settled. Judged on the peer's rows,
 * before anything is left out.
 */
export function taskStates(peer: PeerTables): (task: Task) => TaskState {
  const wantedOf = wantedIn(peer);
  const reviewsOf = groupedBy(peer.festival_task_review, ({ ft_id }) => ft_id);
  return (task) => {
    if (task.status === DRAFT) return { status: DRAFT };
    const missing = missingForReview(wantedOf(task));
    if (missing.length > 0) {
      return { status: DRAFT, why: `Reprise en brouillon, comme elle s'y affiche : ${missing.join(" ; ")}` };
    }
    const given = new Map(reviewsOf.get(task.id)?.map(({ team, status }) => [team, status as Review]));
    const reviews = Object.fromEntries(
      festivalTaskReviewers.map((team) => [team, given.get(team) ?? NOT_ASKING_TO_REVIEW]),
    ) as Reviews;
    const reviewed = statusOf(reviews);
    const isInAssignment = task.status === READY_TO_ASSIGN && reviewed === VALIDATED;
    const status = isInAssignment ? READY_TO_ASSIGN : reviewed;
    if (status === task.status) return { status, reviews };
    return { status, reviews, why: `« ${statusLabels[status]} », comme le disent ses relectures` };
  };
}

type Wanted = Parameters<typeof missingForReview>[0];

/** The parts of a sheet that readiness looks at; it only counts people. */
function wantedIn(peer: PeerTables): (task: Task) => Wanted {
  const contacts = groupedBy(peer.festival_task_contact, (row) => row.festival_task_id);
  const inCharge = groupedBy(peer.festival_task_in_charge_volunteer, (row) => row.festival_task_id);
  const mobilizations = groupedBy(peer.festival_task_mobilization, ({ ft_id }) => ft_id);
  const volunteers = groupedBy(peer.festival_task_mobilization_volunteer, keyOfPart);
  const teams = groupedBy(peer.festival_task_mobilization_team, keyOfPart);
  return ({ id, name, team_code: team, appointment_id: appointmentId, ...task }) => ({
    general: { name, team, administrator: person(task.administrator_id) },
    instructions: {
      appointment: appointmentId === null ? null : { id: appointmentId, name: "" },
      global: task.global_instruction,
      contacts: (contacts.get(id) ?? []).map(({ contact_id }) => ({ ...person(contact_id), phone: "" })),
      inCharge: {
        instruction: task.in_charge_instruction,
        volunteers: (inCharge.get(id) ?? []).map(({ volunteer_id }) => person(volunteer_id)),
      },
    },
    mobilizations: (mobilizations.get(id) ?? []).map(
      ({ id: mobilizationId, start, end, ...mobilization }) => {
        const key = mobilizationKey(id, mobilizationId);
        return {
          id: mobilizationId,
          ...toIsoPeriod({ start, end }),
          durationSplitInHour: mobilization.duration_split_in_hour,
          volunteers: (volunteers.get(key) ?? []).map(({ volunteer_id }) => ({
            ...person(volunteer_id),
            conflicts: noConflict,
          })),
          teams: (teams.get(key) ?? []).map(({ team_code, count }) => ({ team: team_code, count })),
        };
      },
    ),
  });
}

const person = (id: number) => ({ id, firstname: "", lastname: "" });

const keyOfPart = (part: { mobilization_ft_id: number; mobilization_id: string }) =>
  mobilizationKey(part.mobilization_ft_id, part.mobilization_id);
