import type { UserIdentity } from "../people/user";
import { DRAFT, type FestivalTask, type FestivalTaskStatus, type Reviews } from "./festival-task";

/** A line of the list of tasks; `reviews` and `reviewer` are absent in draft. */
export type FestivalTaskPreview = {
  id: number;
  name: string;
  status: FestivalTaskStatus;
  administrator: UserIdentity;
  /** A team's code. */
  team: string | null;
  reviews?: Reviews;
  reviewer?: UserIdentity;
};

/** The line of a sheet in the list; a draft has neither reviews nor reviewer. */
export function previewOf(ft: FestivalTask): FestivalTaskPreview {
  const { id, status, general } = ft;
  return {
    id,
    name: general.name,
    status,
    administrator: general.administrator,
    team: general.team,
    ...(ft.status === DRAFT ? {} : { reviews: ft.reviews, reviewer: ft.reviewer }),
  };
}
