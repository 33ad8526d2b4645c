/**
 * The kinds of things whose changes are sent live; also the tag types of the screens' cache. A tag without
 * `id` is the list of its kind.
 */
export const liveTagTypes = [
  "FestivalActivity",
  "FestivalTask",
  "Availability",
  "Team",
  "Permission",
  "Me",
  "Volunteer",
  "Friend",
  "Candidate",
  "Session",
  "Notification",
  "Preferences",
  "Configuration",
  "Gear",
  "GearCategory",
  "Inventory",
  "Borrow",
  "Purchase",
  "Loading",
  "Location",
  "Signage",
  "Statistics",
  "PersonalAccount",
  "Transaction",
  "Barrel",
  "CharismaPeriod",
  "CharismaEvent",
  "Contribution",
  "SharedMeal",
  "Planning",
  "Print",
  "KioskLink",
  "WallLink",
  "Proposal",
  "Swap",
  "CheckIn",
  "Application",
] as const;

/** The `id` of a tag: the teams' recaps of sheets of that type, which show more than the list. */
export const RECAPS = "RECAPS";

/** The `id` of a tag: the people that all tasks together ask for, and when. */
export const NEEDS = "NEEDS";

/** The `id` of a tag: the calls for availabilities, and the answers to them. */
export const CALLS = "CALLS";

/** The `id` of a tag: the thanks that were sent, and those that wait. */
export const THANKS = "THANKS";
