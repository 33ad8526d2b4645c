/** The number of lines of a page by default. The address holds how the list is shown. */
export const PAGE_SIZE = 25;
/** The sizes of a page, in lines. */
export const pageSizes = [25, 50, 100] as const;

function isOneOf<Value extends string>(values: readonly Value[], text: string | null): text is Value {
  return values.some((value) => value === text);
}

/** A whole number of at least 1; null for any other text. */
export function readId(text: string | null): number | null {
  return text && /^[1-9]\d*$/.test(text) ? Number(text) : null;
}

/** The size of the page in the address; 25 unless it is one of the offered sizes. */
export function readPageSize(address: URLSearchParams): number {
  const size = readId(address.get("itemsPerPage"));
  return pageSizes.find((one) => one === size) ?? PAGE_SIZE;
}

/** The status in the address; `unknown` for an unknown one. */
export function readStatus<Status extends string>(
  address: URLSearchParams,
  statuses: readonly Status[],
  unknown: Status,
): Status | null {
  const text = address.get("status");
  if (!text) return null;
  return isOneOf(statuses, text) ? text : unknown;
}

/** The review asked for from each reviewing team: `humain=REJECTED`. */
export function readReviews<Team extends string, Review extends string>(
  address: URLSearchParams,
  teams: readonly Team[],
  reviews: readonly Review[],
): Partial<Record<Team, Review>> {
  const reviewOfTeam: Partial<Record<Team, Review>> = {};
  for (const team of teams) {
    const review = address.get(team);
    if (isOneOf(reviews, review)) reviewOfTeam[team] = review;
  }
  return reviewOfTeam;
}

/** True when the reviews match; a draft has none, so any filter hides it. */
export function hasReviews(
  present: Partial<Record<string, string>> | undefined,
  asked: Partial<Record<string, string>>,
): boolean {
  return Object.entries(asked).every(([team, review]) => present?.[team] === review);
}

/** The page in the address, from 1. */
export function readPage(address: URLSearchParams): number {
  return readId(address.get("page")) ?? 1;
}

/** The address of another page; the first one is not named. */
export function withPage(address: URLSearchParams, page: number): URLSearchParams {
  const next = new URLSearchParams(address);
  if (page === 1) next.delete("page");
  else next.set("page", String(page));
  return next;
}
