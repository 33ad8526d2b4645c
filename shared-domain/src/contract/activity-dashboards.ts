import type { FestivalActivityStatus, TimeWindow } from "../festival-activity/festival-activity";

/** Windows are sorted by start. */
type ActivityLine = { id: number; name: string; status: FestivalActivityStatus };

/** `GET festival-activities/for-security`: what the security team has approved and has to provide. */
export type ActivityForSecurity = ActivityLine & {
  team: string | null;
  timeWindows: TimeWindow[];
  specialNeed: string | null;
  freePass: number;
};

/** `GET festival-activities/for-communication`: what is to be published, drafts included. `description` is sanitised HTML. */
export type ActivityForCommunication = ActivityLine & {
  timeWindows: TimeWindow[];
  description: string | null;
  photoLink: string | null;
  isFlagship: boolean;
  categories: string[];
};

/** `category` and `owner` are names. */
export type RequestForLogistic = {
  slug: string;
  name: string;
  quantity: number;
  category?: string;
  owner?: string;
  drive?: string;
  isPonctualUsage: boolean;
  isConsumable: boolean;
};

/** `GET festival-activities/for-logistic`: activities with a request that answers every filter, with all their requests. */
export type ActivityForLogistic = ActivityLine & {
  team: string | null;
  inquiries: RequestForLogistic[];
};

/** Query of `for-logistic`: each contained, whatever the case. `owner` is a team's code. */
export type LogisticSearch = {
  search?: string;
  category?: string;
  owner?: string;
  drive?: string;
};
