import type { FestivalActivityPreview } from "../contract/festival-activities";
import { DRAFT, type FestivalActivity, type FestivalActivityStatus } from "./festival-activity";
import { needsSupply } from "./supply";

/** What the list shows of a sheet. */
export function previewOf(fa: FestivalActivity): FestivalActivityPreview {
  const { id, status, general, inCharge, supply } = fa;
  return {
    id,
    name: general.name,
    status,
    adherent: inCharge.adherent,
    team: inCharge.team,
    needSupply: needsSupply(supply),
    ...(fa.status === DRAFT ? {} : { reviews: fa.reviews }),
  };
}

const urgency: Record<FestivalActivityStatus, number> = {
  REFUSED: 0,
  IN_REVIEW: 1,
  DRAFT: 2,
  VALIDATED: 3,
};

/** One's own sheets: what waits for a correction first, what is settled last. */
export function byUrgency(
  a: { id: number; status: FestivalActivityStatus },
  b: { id: number; status: FestivalActivityStatus },
): number {
  return urgency[a.status] - urgency[b.status] || a.id - b.id;
}
