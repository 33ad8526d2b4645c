/**
 * What a live event makes stale. `id` absent: the list of that type.
 * These are the tag types of the base api.
 */
export const liveTagTypes = [
  "FestivalActivity",
  "FestivalTask",
  "Availability",
  "Team",
  "Permission",
  "Me",
  "Preferences",
  "Configuration",
  "Gear",
  "GearCategory",
  "Inventory",
  "Borrow",
  "Purchase",
  "Location",
  "Signage",
  "Statistics",
] as const;

/** The `id` of a tag: the teams' recaps of the sheets of that type, which show what the list doesn't. */
export const RECAPS = "RECAPS";

export type LiveTag = { type: (typeof liveTagTypes)[number]; id?: number | string };

/**
 * One message of `GET live-notifications` (server-sent events, bearer token in the header).
 * `event` names what happened (`festival-activity-approved`…); `at` is an ISO instant.
 * An event that changes the person's own access carries `refreshAccess`.
 */
export type LiveEvent = {
  event: string;
  at: string;
  by?: number;
  tags: LiveTag[];
  refreshAccess?: boolean;
};
