import type { FestivalTaskPreview } from "../contract/festival-tasks";
import { DRAFT, type FestivalTask, type FestivalTaskStatus } from "./festival-task";

/** What the list shows of a sheet. */
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

const urgency: Record<FestivalTaskStatus, number> = {
  REFUSED: 0,
  IN_REVIEW: 1,
  DRAFT: 2,
  VALIDATED: 3,
  READY_TO_ASSIGN: 4,
};

/** One's own sheets: what waits for a correction first, what is settled last. */
export function byUrgency(
  a: { id: number; status: FestivalTaskStatus },
  b: { id: number; status: FestivalTaskStatus },
): number {
  return urgency[a.status] - urgency[b.status] || a.id - b.id;
}
