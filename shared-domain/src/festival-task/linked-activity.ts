import {
  type FestivalActivity,
  type FestivalActivityStatus,
  needsSupply,
} from "../festival-activity/festival-activity";
import { type InquiryOwner, type InquiryRequest, inquiryOwners, requestsOf } from "../festival-event/inquiry";
import type { Location } from "../location/location-catalogue";
import type { TimeWindow } from "../festival-event/time-window";

/** `owner`: the team that may set the place where it is fetched. */
export type LinkedRequest = InquiryRequest & { owner: InquiryOwner };

/** The part of an activity that its tasks show, as the activity is now. */
export type LinkedActivity = {
  id: number;
  /** The activity's version, for setting its drives from the task. */
  version: number;
  name: string;
  status: FestivalActivityStatus;
  location: Location | null;
  timeWindows: TimeWindow[];
  hasSupplyRequest: boolean;
  inquiry: { timeWindows: TimeWindow[]; all: LinkedRequest[] };
};

/** The part of an activity that its tasks show. */
export function linkedActivityOf(fa: FestivalActivity): LinkedActivity {
  const { id, version, status, general, signa, supply, inquiry } = fa;
  return {
    id,
    version,
    name: general.name,
    status,
    location: signa.location,
    timeWindows: general.timeWindows,
    hasSupplyRequest: needsSupply(supply),
    inquiry: {
      timeWindows: inquiry.timeWindows,
      all: inquiryOwners.flatMap((owner) =>
        requestsOf(inquiry, owner).map((request) => ({ ...request, owner })),
      ),
    },
  };
}
