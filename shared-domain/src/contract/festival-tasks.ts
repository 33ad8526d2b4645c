import type { AssignmentCategory } from "../assignment/category";
import type {
  DraftFestivalTask,
  FestivalTaskReviewer,
  FestivalTaskStatus,
  MobilizedTeam,
  Reviews,
} from "../festival-task/festival-task";
import type { UserIdentity } from "../people/user";
import type { PeriodForm } from "./festival-activities";

// Requests, drives and feedbacks travel as those of activities do.

/** `GET festival-tasks` and `/mine`. `reviews` and `reviewer` are absent in draft. */
export type FestivalTaskPreview = {
  id: number;
  name: string;
  status: FestivalTaskStatus;
  administrator: UserIdentity;
  team: string | null;
  reviews?: Reviews;
  reviewer?: UserIdentity;
};

export type CreatedTask = DraftFestivalTask;

export type CreateTaskForm = { name: string; festivalActivityId: number };
export type TaskGeneralForm = { name?: string; administratorId?: number; team?: string | null };

/** `inCharge`: the instructions of those in charge. */
export type InstructionsForm = {
  appointmentId?: number;
  global?: string | null;
  inCharge?: string | null;
};
export type ForcedInstructionsForm = { global?: string; inCharge?: string };
export type ContactForm = { contactId: number };
/** Of those in charge, and of a mobilization. */
export type VolunteerForm = { volunteerId: number };
export type InitInChargeForm = { volunteers: number[]; instruction: string };

export type MobilizationForm = PeriodForm & { durationSplitInHour: number | null };
export type NewMobilizationForm = MobilizationForm & {
  volunteers: number[];
  teams: MobilizedTeam[];
};

export type TaskReviewForm = { team: FestivalTaskReviewer };
export type TaskRejectForm = TaskReviewForm & { reason: string };
/** `POST festival-tasks/{id}/ignore` */
export type IgnoreForm = { team: Exclude<FestivalTaskReviewer, "humain"> };
/** `POST festival-tasks/{id}/enable-assignment`; the body may be left out. */
export type EnableAssignmentForm = { category?: AssignmentCategory; topPriority?: boolean };
