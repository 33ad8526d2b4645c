import {
  DRAFT,
  type FestivalActivityStatus,
  festivalActivityReviewers,
  NOT_ASKING_TO_REVIEW,
  type Review,
  type Reviews,
  type TimeWindow,
} from "@coulisses/shared-domain/festival-activity/festival-activity";
import { statusLabels } from "@coulisses/shared-domain/festival-activity/labels";
import { missingForReview } from "@coulisses/shared-domain/festival-activity/review/readiness";
import { statusOf } from "@coulisses/shared-domain/festival-activity/review/review";
import { toIsoPeriod } from "@coulisses/shared-domain/time/period";
import type { PeerRow } from "../peer";

/** The rows of the peer that an activity's status follows from. */
export type JudgedActivity = {
  activity: PeerRow<"festival_activity">;
  windows: readonly PeerRow<"festival_activity_time_window_general">[];
  inquiryWindows: readonly PeerRow<"festival_activity_time_window_inquiry">[];
  requests: readonly PeerRow<"festival_activity_inquiry_request">[];
  reviews: readonly PeerRow<"festival_activity_review">[];
};

/** The status of a sheet with us, its reviews once out of the draft, and why it is not the status that is stored there. */
export type ActivityState = { status: FestivalActivityStatus; reviews?: Reviews; why?: string };

/**
 * Out of the draft, the status follows from the reviews, as both products show it, and from nothing being
 * missing. Judged on the peer's rows, before anything is left out.
 */
export function activityState({ activity, reviews, ...judged }: JudgedActivity): ActivityState {
  if (activity.status === DRAFT) return { status: DRAFT };
  const missing = missingForReview(wantedOf({ activity, ...judged }));
  if (missing.length > 0) {
    return { status: DRAFT, why: `Reprise en brouillon, comme elle s'y affiche : ${missing.join(" ; ")}` };
  }
  const given = new Map(reviews.map(({ team, status }) => [team, status as Review]));
  const ours = Object.fromEntries(
    festivalActivityReviewers.map((team) => [team, given.get(team) ?? NOT_ASKING_TO_REVIEW]),
  ) as Reviews;
  const status = statusOf(ours);
  if (status === activity.status) return { status, reviews: ours };
  return { status, reviews: ours, why: `« ${statusLabels[status]} », comme le disent ses relectures` };
}

type Wanted = Parameters<typeof missingForReview>[0];

/** The parts of the sheet that readiness looks at; it only counts lists. */
function wantedOf({ activity, windows, inquiryWindows, requests }: Omit<JudgedActivity, "reviews">): Wanted {
  const { name, description, team_code: team, location_id: locationId } = activity;
  return {
    general: {
      name,
      description,
      categories: activity.categories ?? [],
      toPublish: activity.to_publish,
      photoLink: activity.photo_link,
      isFlagship: activity.is_flagship,
      timeWindows: windows.map(toWindow),
    },
    inCharge: { team, adherent: { id: 0, firstname: "", lastname: "" }, contractors: [] },
    signa: { location: locationId === null ? null : { id: locationId, name: "" }, signages: [] },
    inquiry: {
      timeWindows: inquiryWindows.map(toWindow),
      gears: requests.map(({ slug, quantity }) => ({ slug, name: slug, quantity, isConsumable: false })),
      electricity: [],
      barriers: [],
    },
  };
}

/** Also of a period that ends before it begins, which our rules would refuse. */
const toWindow = ({ id, start, end }: { id: string; start: Date; end: Date }): TimeWindow => ({
  id,
  ...toIsoPeriod({ start, end }),
});
