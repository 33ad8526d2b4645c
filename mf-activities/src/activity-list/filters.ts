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

export const PAGE_SIZE = 25;
export const pageSizes = [25, 50, 100] as const;
export const statuses: readonly FestivalActivityStatus[] = [DRAFT, IN_REVIEW, REFUSED, VALIDATED];
const reviews: readonly Review[] = [REVIEWING, REJECTED, APPROVED, NOT_ASKING_TO_REVIEW];

/** What the list shows, as its address says it. */
export type Filters = {
  search: string;
  team: string | null;
  adherent: number | null;
  status: FestivalActivityStatus | null;
  needSupply: boolean;
  reviews: Partial<Reviews>;
  itemsPerPage: number;
};

export type FilterKey =
  | "search"
  | "team"
  | "adherent"
  | "status"
  | "needSupply"
  | "itemsPerPage"
  | FestivalActivityReviewer;

function isOneOf<Value extends string>(values: readonly Value[], text: string | null): text is Value {
  return values.some((value) => value === text);
}

function readStatus(text: string | null): FestivalActivityStatus | null {
  if (!text) return null;
  return isOneOf(statuses, text) ? text : DRAFT;
}

function readId(text: string | null): number | null {
  return text && /^[1-9]\d*$/.test(text) ? Number(text) : null;
}

function readReviews(address: URLSearchParams): Partial<Reviews> {
  const asked: Partial<Reviews> = {};
  for (const team of festivalActivityReviewers) {
    const review = address.get(team);
    if (isOneOf(reviews, review)) asked[team] = review;
  }
  return asked;
}

export function readFilters(address: URLSearchParams): Filters {
  const size = readId(address.get("itemsPerPage"));
  return {
    search: address.get("search") ?? "",
    team: address.get("team") || null,
    adherent: readId(address.get("adherent")),
    status: readStatus(address.get("status")),
    needSupply: address.has("needSupply"),
    reviews: readReviews(address),
    itemsPerPage: pageSizes.find((one) => one === size) ?? PAGE_SIZE,
  };
}

/** The address with one filter set; an emptied filter leaves no key, and the first page comes back. */
export function withFilter(
  address: URLSearchParams,
  key: FilterKey,
  value: string | number | boolean | null,
): URLSearchParams {
  const next = new URLSearchParams(address);
  next.delete("page");
  if (value === null || value === "" || value === false) next.delete(key);
  else next.set(key, value === true ? "" : String(value));
  return next;
}

export function activeFilterCount(filters: Filters): number {
  const { search, team, adherent, status, needSupply, reviews: asked } = filters;
  const simple = [search !== "", team !== null, adherent !== null, status !== null, needSupply];
  return simple.filter(Boolean).length + Object.keys(asked).length;
}
