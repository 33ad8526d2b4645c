import {
  DRAFT,
  festivalActivityReviewers,
  IN_REVIEW,
  APPROVED,
  NOT_ASKING_TO_REVIEW,
  REFUSED,
  REJECTED,
  REVIEWING,
  VALIDATED,
  type FestivalActivityReviewer,
  type FestivalActivityStatus,
  type Review,
  type Reviews,
} from "@coulisses/shared-domain/festival-activity/festival-activity";
import { readId, readPageSize, readReviews, readStatus } from "@coulisses/shared-sheets/list";

export const statuses: readonly FestivalActivityStatus[] = [DRAFT, IN_REVIEW, REFUSED, VALIDATED];
const reviews: readonly Review[] = [REVIEWING, REJECTED, APPROVED, NOT_ASKING_TO_REVIEW];

/** Filters of the list, as its address holds them. */
export type Filters = {
  search: string;
  team: string | null;
  adherent: number | null;
  status: FestivalActivityStatus | null;
  needSupply: boolean;
  reviews: Partial<Reviews>;
  itemsPerPage: number;
  /** The closed edition whose sheets are listed; null for those of now. */
  edition: number | null;
};

export type FilterKey =
  "search" | "team" | "adherent" | "status" | "needSupply" | "itemsPerPage" | FestivalActivityReviewer;

export function readFilters(address: URLSearchParams): Filters {
  return {
    search: address.get("search") ?? "",
    team: address.get("team") || null,
    adherent: readId(address.get("adherent")),
    status: readStatus(address, statuses, DRAFT),
    needSupply: address.has("needSupply"),
    reviews: readReviews(address, festivalActivityReviewers, reviews),
    itemsPerPage: readPageSize(address),
    edition: readId(address.get("edition")),
  };
}

export function activeFilterCount(filters: Filters): number {
  const { search, team, adherent, status, needSupply, reviews: asked, edition } = filters;
  const simple = [
    search !== "",
    team !== null,
    adherent !== null,
    status !== null,
    needSupply,
    edition !== null,
  ];
  return simple.filter(Boolean).length + Object.keys(asked).length;
}
