import type { Slot } from "../assignment/slot";
import type { AssignmentCategory } from "../assignment/category";
import type { InquiryRequest } from "../festival-event/inquiry";
import type { Location } from "../location/location-catalogue";
import type { Feedback } from "../festival-event/feedback";
import type { KeyEvent } from "../festival-event/history";
import type { ValuesOf } from "../festival-event/plain-field";
import { type Review as SharedReview, DRAFT, IN_REVIEW, REFUSED, VALIDATED } from "../festival-event/review";
import type { TimeWindow } from "../festival-event/time-window";
import type { SheetEdition } from "../festival-event/sheet-edition";
import type { UserIdentity } from "../people/user";
import type { taskFields } from "./fields";
import type { LinkedActivity } from "./linked-activity";

export { APPROVED, NOT_ASKING_TO_REVIEW, REJECTED, REVIEWING } from "../festival-event/review";
export { DRAFT, IN_REVIEW, REFUSED, VALIDATED };
/** The last status of a task: its mobilizations are cut into assignments, which volunteers fill. */
export const READY_TO_ASSIGN = "READY_TO_ASSIGN";

/** The statuses that follow from the reviews (`statusOf`). */
export type ReviewableStatus = typeof IN_REVIEW | typeof VALIDATED | typeof REFUSED;
/** Every status of a task. */
export type FestivalTaskStatus = typeof DRAFT | ReviewableStatus | typeof READY_TO_ASSIGN;

/** The team has chosen not to review this task (FT-24). */
export const WILL_NOT_REVIEW = "WILL_NOT_REVIEW";
/** The review of a task by one team. */
export type Review = SharedReview | typeof WILL_NOT_REVIEW;

/** FT reviewer teams, in the order in which their reviews are shown. */
export const festivalTaskReviewers = ["humain", "matos", "elec"] as const;
/** The code of a team that reviews tasks. */
export type FestivalTaskReviewer = (typeof festivalTaskReviewers)[number];

/** One review a team. Élec is NOT_ASKING_TO_REVIEW when the activity needs no supply. */
export type Reviews = Record<FestivalTaskReviewer, Review>;

/** A person that the volunteers can call. */
export type Contact = UserIdentity & { phone: string };

/** Another task, as a conflict names it. */
export type TaskReference = { id: number; name: string };

/** Conflicts of a person named in a mobilization. */
export type Conflicts = {
  /** Other tasks that name the person at the same time. */
  tasks: TaskReference[];
  /** True when the person is NOT available. */
  availability: boolean;
  /** Other tasks to which the person is assigned at the same time. */
  assignments: TaskReference[];
};

/** A person that a mobilization asks for by name. */
type MobilizedVolunteer = UserIdentity & {
  /** As they were when the sheet was read. */
  conflicts: Conflicts;
};

/** The number of people that a mobilization asks of a team; `team` is its code. */
export type MobilizedTeam = { team: string; count: number };

/** A period for which a task asks for people, by name and by team. */
export type Mobilization = TimeWindow & {
  /** Length of each assignment; null for a single one. */
  durationSplitInHour: number | null;
  volunteers: MobilizedVolunteer[];
  teams: MobilizedTeam[];
};

/** A mobilization once the assignment has started. */
type StaffedMobilization = Mobilization & { assignments: Slot[] };

type Fields = typeof taskFields;

/** The instructions that volunteers read before they come. */
export type Instructions = ValuesOf<Fields["instructions"]> & {
  appointment: Location | null;
  contacts: Contact[];
  inCharge: ValuesOf<Fields["inCharge"]> & { volunteers: UserIdentity[] };
};

type Sections = {
  id: number;
  /** Grows by one at each write: what `If-Match` compares. */
  version: number;
  /** Absent from a sheet that was just created. */
  edition?: SheetEdition;
  festivalActivity: LinkedActivity;
  general: ValuesOf<Fields["general"]> & { administrator: UserIdentity };
  instructions: Instructions;
  mobilizations: Mobilization[];
  inquiries: InquiryRequest[];
  feedbacks: Feedback[];
  history: KeyEvent[];
};

/** A task that no team has been asked to review: anything may still be missing. */
export type DraftFestivalTask = Sections & { status: typeof DRAFT };

/** The fields that readiness guarantees of every task that has left the draft. */
type Ready = {
  general: Sections["general"] & { team: string };
  instructions: Instructions & { appointment: Location; global: string };
  reviews: Reviews;
  /** The member of humain who follows the review. */
  reviewer: UserIdentity;
};

/** At least one team has still to review, and none has rejected. */
export type InReviewFestivalTask = Sections & Ready & { status: typeof IN_REVIEW };
/** Every team that reviews it has approved, or chosen not to review it. */
export type ValidatedFestivalTask = Sections & Ready & { status: typeof VALIDATED };
/** At least one team has rejected. */
export type RefusedFestivalTask = Sections & Ready & { status: typeof REFUSED };

/** A task whose status follows from its reviews. */
export type ReviewableFestivalTask = InReviewFestivalTask | ValidatedFestivalTask | RefusedFestivalTask;

/** A task in assignment; `category` is absent when none was chosen at its start. */
export type ReadyToAssignFestivalTask = Omit<Sections, "mobilizations"> &
  Ready & {
    status: typeof READY_TO_ASSIGN;
    mobilizations: StaffedMobilization[];
    category?: AssignmentCategory;
    topPriority: boolean;
  };

/** A task sheet (FT) in any status. */
export type FestivalTask = DraftFestivalTask | ReviewableFestivalTask | ReadyToAssignFestivalTask;
