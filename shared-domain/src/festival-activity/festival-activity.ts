import type { Feedback } from "../festival-event/feedback";
import type { Inquiry } from "../festival-event/inquiry";
import type { KeyEvent } from "../festival-event/history";
import { type Review, DRAFT, IN_REVIEW, REFUSED, VALIDATED } from "../festival-event/review";
import type { TimeWindow } from "../festival-event/time-window";
import type { Location } from "../location/location";
import type { UserIdentity } from "../people/user";
import type { SignageType } from "../signage/signage-type";
import type { Connection } from "./electric-connection";

export { APPROVED, NOT_ASKING_TO_REVIEW, REJECTED, REVIEWING, type Review } from "../festival-event/review";
export { DRAFT, IN_REVIEW, REFUSED, VALIDATED };
export type { TimeWindow };

export type ReviewableStatus = typeof IN_REVIEW | typeof VALIDATED | typeof REFUSED;
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
export type FestivalActivityReviewer = (typeof festivalActivityReviewers)[number];

/** One review a team. Communication is NOT_ASKING_TO_REVIEW on a private activity. */
export type Reviews = Record<FestivalActivityReviewer, Review>;

export type Contractor = {
  id: number;
  firstname: string;
  lastname: string;
  phone: string;
  email: string | null;
  company: string | null;
  comment: string | null;
};

export type CatalogueSignage = { id: number; name: string; type: SignageType };

export type Signage = {
  id: string;
  type: SignageType;
  text: string;
  size: string;
  quantity: number;
  comment: string | null;
  catalogItem?: CatalogueSignage;
};

/** `power` is in watts for one device. */
export type ElectricitySupply = {
  id: string;
  connection: Connection;
  device: string;
  power: number;
  count: number;
  comment: string | null;
};

export type AttachedTask = { id: number; name: string; status: string };

export type General = {
  name: string;
  /** Sanitised HTML of the rich editor. */
  description: string | null;
  categories: string[];
  toPublish: boolean;
  photoLink: string | null;
  isFlagship: boolean;
  timeWindows: TimeWindow[];
};

type Sections = {
  id: number;
  /** Grows by one at each write: what `If-Match` compares. */
  version: number;
  general: General;
  inCharge: { adherent: UserIdentity; team: string | null; contractors: Contractor[] };
  signa: { location: Location | null; signages: Signage[] };
  security: { specialNeed: string | null; freePass: number };
  supply: { electricity: ElectricitySupply[]; water: string | null };
  inquiry: Inquiry;
  feedbacks: Feedback[];
  history: KeyEvent[];
  tasks: AttachedTask[];
};

export type DraftFestivalActivity = Sections & { status: typeof DRAFT };

/** What readiness guarantees of every activity that has left the draft. */
type Ready = {
  general: General & { description: string };
  inCharge: Sections["inCharge"] & { team: string };
  signa: Sections["signa"] & { location: Location };
  reviews: Reviews;
};

export type InReviewFestivalActivity = Sections & Ready & { status: typeof IN_REVIEW };
export type ValidatedFestivalActivity = Sections & Ready & { status: typeof VALIDATED };
export type RefusedFestivalActivity = Sections & Ready & { status: typeof REFUSED };

export type ReviewableFestivalActivity =
  InReviewFestivalActivity | ValidatedFestivalActivity | RefusedFestivalActivity;

export type FestivalActivity = DraftFestivalActivity | ReviewableFestivalActivity;

/** An activity needs the elec team as soon as it asks for power or water. */
export function needsSupply({ electricity, water }: FestivalActivity["supply"]): boolean {
  return electricity.length > 0 || Boolean(water);
}
