import type { Feedback } from "../festival-event/feedback";
import type { Inquiry } from "../festival-event/inquiry";
import type { KeyEvent } from "../festival-event/history";
import type { ValuesOf } from "../festival-event/plain-field";
import { type Review, DRAFT, IN_REVIEW, REFUSED, VALIDATED } from "../festival-event/review";
import type { TimeWindow } from "../festival-event/time-window";
import type { Location } from "../location/location-catalogue";
import type { SheetEdition } from "../festival-event/sheet-edition";
import type { UserIdentity } from "../people/user";
import type { CatalogueSignage, SignageType } from "../signage/signage-catalogue";
import type { Connection } from "./electric-connection";
import type { activityFields } from "./fields";

export { APPROVED, NOT_ASKING_TO_REVIEW, REJECTED, REVIEWING, type Review } from "../festival-event/review";
export { DRAFT, IN_REVIEW, REFUSED, VALIDATED };
export type { TimeWindow };

/** The statuses of an activity that has left the draft; each follows from its reviews (`statusOf`). */
export type ReviewableStatus = typeof IN_REVIEW | typeof VALIDATED | typeof REFUSED;
/** Every status of an activity. */
export type FestivalActivityStatus = typeof DRAFT | ReviewableStatus;

/** FA reviewer teams, in the order in which their reviews are shown. */
export const festivalActivityReviewers = [
  "humain",
  "matos",
  "elec",
  "barrieres",
  "secu",
  "signa",
  "communication",
] as const;
/** The code of a team that reviews activities. */
export type FestivalActivityReviewer = (typeof festivalActivityReviewers)[number];

/** One review a team. Communication is NOT_ASKING_TO_REVIEW on a private activity. */
export type Reviews = Record<FestivalActivityReviewer, Review>;

/** An outside contractor of the activity. `id` counts within the sheet, from 1. */
export type Contractor = {
  id: number;
  firstname: string;
  lastname: string;
  phone: string;
  email: string | null;
  company: string | null;
  comment: string | null;
};

/** A sign that the activity asks for. `id` is the slug of type, text and size (FA-43), so it changes with them. */
export type Signage = {
  id: string;
  type: SignageType;
  text: string;
  size: string;
  quantity: number;
  comment: string | null;
  catalogItem?: CatalogueSignage;
};

/**
 * A device that needs power. `power` is in watts for one device, `count` the number of devices; `id` is the slug
 * of device and connection (FA-47).
 */
export type ElectricitySupply = {
  id: string;
  connection: Connection;
  device: string;
  power: number;
  count: number;
  comment: string | null;
};

/** A task of this activity that is not deleted, as the activity lists it. */
export type AttachedTask = { id: number; name: string; status: string };

type Fields = typeof activityFields;

/** The first section of the sheet. */
export type General = ValuesOf<Fields["general"]> & { timeWindows: TimeWindow[] };

type Sections = {
  id: number;
  /** Grows by one at each write: what `If-Match` compares. */
  version: number;
  /** Absent from a sheet that was just created. */
  edition?: SheetEdition;
  general: General;
  inCharge: ValuesOf<Fields["inCharge"]> & { adherent: UserIdentity; contractors: Contractor[] };
  signa: { location: Location | null; signages: Signage[] };
  security: ValuesOf<Fields["security"]>;
  supply: ValuesOf<Fields["supply"]> & { electricity: ElectricitySupply[] };
  inquiry: Inquiry;
  feedbacks: Feedback[];
  history: KeyEvent[];
  tasks: AttachedTask[];
};

/** An activity that no team has been asked to review: anything may still be missing. */
export type DraftFestivalActivity = Sections & { status: typeof DRAFT };

/** The fields that readiness guarantees of every activity that has left the draft. */
type Ready = {
  general: General & { description: string };
  inCharge: Sections["inCharge"] & { team: string };
  signa: Sections["signa"] & { location: Location };
  reviews: Reviews;
};

/** A team at least has still to review, and none has rejected. */
export type InReviewFestivalActivity = Sections & Ready & { status: typeof IN_REVIEW };
/** Every team that reviews it has approved. */
export type ValidatedFestivalActivity = Sections & Ready & { status: typeof VALIDATED };
/** At least one team has rejected. */
export type RefusedFestivalActivity = Sections & Ready & { status: typeof REFUSED };

/** An activity that teams can approve and reject: it has a description, a team and a place. */
export type ReviewableFestivalActivity =
  InReviewFestivalActivity | ValidatedFestivalActivity | RefusedFestivalActivity;

/** An activity sheet (FA) in any status. */
export type FestivalActivity = DraftFestivalActivity | ReviewableFestivalActivity;

/** An activity needs the elec team as soon as it asks for power or water. */
export function needsSupply({ electricity, water }: FestivalActivity["supply"]): boolean {
  return electricity.length > 0 || Boolean(water);
}
