/**
 * The kinds of things that a change is told of, live; the tag types of the screens' cache. A tag without `id` stands
 * for the list of its kind.
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
  "Proposal",
  "Swap",
  "CheckIn",
] as const;

/** The `id` of a tag: the teams' recaps of the sheets of that type, which show what the list doesn't. */
export const RECAPS = "RECAPS";

/** The `id` of a tag: whom all tasks together ask for, and when. */
export const NEEDS = "NEEDS";
