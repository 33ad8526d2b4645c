import { type AssignmentCategory, assignmentCategories } from "@coulisses/shared-domain/assignment/category";
import {
  createTaskFormSchema,
  instructionsFormSchema,
} from "@coulisses/shared-domain/contract/festival-tasks";
import { DRAFT, IN_REVIEW, READY_TO_ASSIGN } from "@coulisses/shared-domain/festival-task/festival-task";
import { festivalTasks } from "../../database/schema/festival-tasks";
import { asItIs, formProblems } from "../form-problems";
import type { Numbering } from "../numbering";
import type { PeerRow } from "../peer";
import { richTextOf } from "./rich-text";
import type { ChooseReviewer } from "./task-reviewers";
import type { TaskState } from "./task-state";

type Task = PeerRow<"festival_task">;
type Told = { ids: Numbering; note: (why: string) => void };

/** A task of an activity; the others are out. */
export type TaskOfActivity = Task & { festival_activity_id: number };

export const isOfActivity = (task: Task): task is TaskOfActivity => task.festival_activity_id !== null;

/** The state of a task, and its reviewer by our number. */
export type ReviewedState = TaskState & { reviewerId: number | null };

/** The state of a task with its reviewer: a draft has none, and a task that nobody may review becomes one. */
export function withReviewer(
  task: Task,
  state: TaskState,
  { ids, choose, note }: Told & { choose: ChooseReviewer },
): ReviewedState {
  const { reviewer_id: reviewer } = task;
  if (state.status === DRAFT) {
    if (reviewer !== null) note("Relecteur laissé de côté : un brouillon n'en a pas encore");
    return { ...state, reviewerId: null };
  }
  if (reviewer !== null) return { ...state, reviewerId: ids.person(reviewer) };
  const chosen = choose(ids.person(task.administrator_id));
  if (chosen === undefined) {
    return { status: DRAFT, reviewerId: null, why: "Reprise en brouillon : personne ne peut la relire" };
  }
  note("Sans relecteur : confiée à la personne de l'équipe humain qui relit le moins de FT");
  return { ...state, reviewerId: chosen };
}

/** The number of tasks in review that each person follows, by our number. */
export function followedTasks(
  tasks: readonly Task[],
  statusOf: (id: number) => TaskState["status"] | undefined,
  ids: Numbering,
): Map<number, number> {
  const followed = new Map<number, number>();
  for (const { id, reviewer_id: reviewer, is_deleted: isDeleted } of tasks) {
    if (reviewer === null || isDeleted || statusOf(id) !== IN_REVIEW) continue;
    followed.set(ids.person(reviewer), (followed.get(ids.person(reviewer)) ?? 0) + 1);
  }
  return followed;
}

/** The row of a task. */
export function taskRow(
  task: TaskOfActivity,
  { status, why, reviewerId }: ReviewedState,
  { ids, note }: Told,
): typeof festivalTasks.$inferInsert {
  const { id, name, team_code: team, festival_activity_id: festivalActivityId } = task;
  if (why !== undefined) note(why);
  const globalInstruction = richTextOf(task.global_instruction, "Instructions", note);
  const inChargeInstruction = richTextOf(task.in_charge_instruction, "Instructions des responsables", note);
  const problems = [
    ...formProblems(createTaskFormSchema, { name, festivalActivityId }),
    ...formProblems(instructionsFormSchema, { global: globalInstruction, inCharge: inChargeInstruction }),
  ];
  if (problems.length > 0) note(asItIs(problems));
  return {
    id,
    status,
    name,
    festivalActivityId,
    administratorId: ids.person(task.administrator_id),
    teamCode: team === null ? null : ids.team(team),
    appointmentId: task.appointment_id,
    globalInstruction,
    inChargeInstruction,
    reviewerId,
    ...assignmentOf(task, status, note),
    deletedAt: task.is_deleted ? ids.now : null,
  };
}

/** Category and priority stay behind there when a task leaves the assignment. */
function assignmentOf(
  { category, top_priority: topPriority }: Task,
  status: TaskState["status"],
  note: Told["note"],
): { category: AssignmentCategory | null; topPriority: boolean | null } {
  if (status !== READY_TO_ASSIGN) {
    if (category !== null || topPriority !== null)
      note("Catégorie et priorité vidées : elle n'est pas en affectation");
    return { category: null, topPriority: null };
  }
  const known = assignmentCategories.find((one) => one === category) ?? null;
  if (category !== null && known === null) note(`Catégorie ${category} inconnue ici : à choisir à nouveau`);
  return { category: known, topPriority: topPriority ?? false };
}
