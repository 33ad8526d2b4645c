import type { FestivalTaskPreview } from "@coulisses/shared-domain/contract/festival-tasks";
import { isFoundBy } from "@coulisses/shared-domain/festival-event/sheet-list";
import * as ft from "@coulisses/shared-domain/festival-task/festival-task";
import {
  type FestivalTaskReviewer,
  type FestivalTaskStatus,
  type Review,
  type Reviews,
} from "@coulisses/shared-domain/festival-task/festival-task";
import { hasReviews, readId, readPageSize, readReviews, readStatus } from "@coulisses/shared-sheets/list";

export const statuses: readonly FestivalTaskStatus[] = [
  ft.DRAFT,
  ft.IN_REVIEW,
  ft.REFUSED,
  ft.VALIDATED,
  ft.READY_TO_ASSIGN,
];
const reviews: readonly Review[] = [
  ft.REVIEWING,
  ft.REJECTED,
  ft.APPROVED,
  ft.NOT_ASKING_TO_REVIEW,
  ft.WILL_NOT_REVIEW,
];

/** Filters of the list, as its address holds them. */
export type Filters = {
  search: string;
  team: string | null;
  administrator: number | null;
  reviewer: number | null;
  status: FestivalTaskStatus | null;
  reviews: Partial<Reviews>;
  itemsPerPage: number;
  /** The closed edition whose sheets are listed; null for those of now. */
  edition: number | null;
};

export type FilterKey =
  "search" | "team" | "administrator" | "reviewer" | "status" | "itemsPerPage" | FestivalTaskReviewer;

export function readFilters(address: URLSearchParams): Filters {
  return {
    search: address.get("search") ?? "",
    team: address.get("team") || null,
    administrator: readId(address.get("administrator")),
    reviewer: readId(address.get("reviewer")),
    status: readStatus(address, statuses, ft.DRAFT),
    reviews: readReviews(address, ft.festivalTaskReviewers, reviews),
    itemsPerPage: readPageSize(address),
    edition: readId(address.get("edition")),
  };
}

export function activeFilterCount({
  search,
  team,
  administrator,
  reviewer,
  status,
  reviews: asked,
  edition,
}: Filters): number {
  const simple = [
    search !== "",
    team !== null,
    administrator !== null,
    reviewer !== null,
    status !== null,
    edition !== null,
  ];
  return simple.filter(Boolean).length + Object.keys(asked).length;
}

/** Drafts have no reviewer, so this filter hides them. */
export function filterTasks(
  tasks: readonly FestivalTaskPreview[],
  { search, team, administrator, reviewer, status, reviews: asked }: Filters,
): FestivalTaskPreview[] {
  return tasks.filter(
    (task) =>
      (team === null || task.team === team) &&
      (administrator === null || task.administrator.id === administrator) &&
      (reviewer === null || task.reviewer?.id === reviewer) &&
      (status === null || task.status === status) &&
      hasReviews(task.reviews, asked) &&
      isFoundBy(task, search),
  );
}
