import type { FestivalTaskPreview } from "../contract/festival-tasks";
import { DRAFT, type FestivalTask } from "./festival-task";

/** What the list shows of a sheet; a draft has neither reviews nor reviewer. */
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
