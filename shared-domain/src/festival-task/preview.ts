import { reviewAskedAt } from "../festival-event/history";
import type { UserIdentity } from "../people/user";
import { DRAFT, type FestivalTask, type FestivalTaskStatus, type Reviews } from "./festival-task";

/** A line of the list of tasks; `reviews`, `reviewer` and `reviewAskedAt` are absent in draft. */
export type FestivalTaskPreview = {
  id: number;
  name: string;
  status: FestivalTaskStatus;
  administrator: UserIdentity;
  /** A team's code. */
  team: string | null;
  reviews?: Reviews;
  reviewer?: UserIdentity;
  /** The instant at which the review was last asked for. */
  reviewAskedAt?: string;
};

/** The line of a sheet in the list; a draft has neither reviews nor reviewer. */
export function previewOf(ft: FestivalTask): FestivalTaskPreview {
  const { id, status, general } = ft;
  const askedAt = reviewAskedAt(ft.history);
  return {
    id,
    name: general.name,
    status,
    administrator: general.administrator,
    team: general.team,
    ...(ft.status === DRAFT
      ? {}
      : { reviews: ft.reviews, reviewer: ft.reviewer, ...(askedAt && { reviewAskedAt: askedAt }) }),
  };
}
