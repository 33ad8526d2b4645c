import type { UserIdentity } from "../people/user";
import {
  DRAFT,
  type FestivalActivity,
  type FestivalActivityStatus,
  needsSupply,
  type Reviews,
} from "./festival-activity";

/** A line of the list of activities; `reviews` is absent in draft. */
export type FestivalActivityPreview = {
  id: number;
  name: string;
  status: FestivalActivityStatus;
  adherent: UserIdentity;
  /** A team's code. */
  team: string | null;
  needSupply: boolean;
  reviews?: Reviews;
};

/** The line of a sheet in the list; a draft has no reviews. */
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
