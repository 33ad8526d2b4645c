import type { FestivalActivityPreview } from "../contract/festival-activities";
import { DRAFT, type FestivalActivity, needsSupply } from "./festival-activity";

/** What the list shows of a sheet; a draft has no reviews. */
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
