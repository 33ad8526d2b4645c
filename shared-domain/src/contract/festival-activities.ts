import type {
  Contractor,
  DraftFestivalActivity,
  ElectricitySupply,
  FestivalActivityReviewer,
  FestivalActivityStatus,
  General,
  Reviews,
  Signage,
} from "../festival-activity/festival-activity";
import type { Drive } from "../festival-event/drive";
import type { UserIdentity } from "../people/user";

/** `GET festival-activities` and `/mine`. `reviews` is absent in draft. */
export type FestivalActivityPreview = {
  id: number;
  name: string;
  status: FestivalActivityStatus;
  adherent: UserIdentity;
  team: string | null;
  needSupply: boolean;
  reviews?: Reviews;
};

/** Instants as ISO strings. */
export type PeriodForm = { start: string; end: string };

export type CreateActivityForm = { name: string };
export type GeneralForm = Partial<Omit<General, "timeWindows">>;
export type InChargeForm = { adherentId?: number; team?: string };
export type ContractorForm = Pick<Contractor, "firstname" | "lastname" | "phone"> &
  Partial<Pick<Contractor, "email" | "company" | "comment">>;
export type ContractorPatch = Partial<ContractorForm>;
export type SignaForm = { locationId: number | null };
export type SignageForm = Pick<Signage, "type" | "quantity" | "text" | "size"> & {
  comment?: string | null;
};
export type SignagePatch = Partial<SignageForm>;
export type SignageLinkForm = { catalogItemId: number };
export type SecurityForm = { specialNeed?: string | null; freePass?: number };
export type SupplyForm = { water: string | null };
export type ElectricityForm = Pick<ElectricitySupply, "connection" | "device" | "power" | "count"> & {
  comment?: string | null;
};
export type ElectricityPatch = Partial<ElectricityForm>;
export type InquiryRequestForm = { slug: string; quantity: number };
export type InitInquiryForm = { timeWindow: PeriodForm; request: InquiryRequestForm };
export type DriveForm = { drive: Drive };
export type ReviewForm = { team: FestivalActivityReviewer };
export type RejectForm = ReviewForm & { reason: string };
export type FeedbackForm = { content: string };

export type CreatedActivity = DraftFestivalActivity;
