import { type Access, can } from "@coulisses/shared-domain/access/access";
import type { Permission } from "@coulisses/shared-domain/access/permissions";
import type { LiveTag } from "@coulisses/shared-domain/contract/live";
import { enrolPermissions } from "@coulisses/shared-domain/registration/application";
import { memberships } from "@coulisses/shared-domain/registration/membership";
import { mayReadKey } from "@coulisses/shared-domain/configuration/configuration-key";
import type { Change } from "./change";
import type { RevisionName } from "./revisions";

/**
 * The people who hear of a change: holders of one of these permissions; every session; only the addressees of
 * the change; or a decision for each thing of this kind.
 */
type Hearers =
  readonly Permission[] | "everybody" | "addressees" | ((tag: LiveTag, access: Access) => boolean);

type Consequence = {
  /** The people who hear of the change: those who may read what shows the thing. */
  hearers: Hearers;
  /**
   * The revisions of the answers that may be stale. The database's triggers count them for every write; in
   * tests, a transaction that moves a revision which no stated change names is refused.
   */
  revisions: readonly RevisionName[];
  /** True when open screens are checked again, and those whose session ended closed. */
  endsSessions?: true;
};

/** The consequences of a change of each kind of thing. A kind that is missing here does not compile. */
export const consequences: Record<LiveTag["type"], Consequence> = {
  FestivalActivity: {
    hearers: [
      "read-fa",
      "read-ft",
      "read-animation-to-publish",
      "view-security-dashboard",
      "view-fa-gear-dashboard",
      "view-gear-dashboard",
    ],
    revisions: ["festival-activities"],
  },
  // The tools of assignment and the overviews show tasks too.
  FestivalTask: {
    hearers: ["read-ft", "view-gear-dashboard", "affect-volunteer", "view-timeline"],
    revisions: ["festival-tasks"],
  },
  // A task's sheet shows the people who can't come; plannings and calls for help show those who can.
  Availability: {
    hearers: ["read-ft", "affect-volunteer", "view-multi-planning", "ask-for-help"],
    revisions: ["availabilities"],
  },
  // The teams are public.
  Team: {
    hearers: "everybody",
    revisions: ["access", "catalogues", "festival-activities", "festival-tasks", "people", "teams"],
  },
  Permission: { hearers: ["manage-permissions"], revisions: ["access", "people"] },
  Me: {
    hearers: "addressees",
    revisions: ["access", "festival-activities", "festival-tasks", "people"],
  },
  // The list of people and each of them, for those who may open it; hidden fields are read again as well.
  Volunteer: { hearers: ["view-volunteer"], revisions: ["people"] },
  // For the person who chose, and for those who assign.
  Friend: { hearers: "addressees", revisions: [] },
  // The `id` is the membership: those who admit organisers need not admit volunteers.
  Candidate: {
    hearers: ({ id }, access) =>
      memberships.some((membership) => membership === id && can(access, enrolPermissions[membership])),
    revisions: ["registrations"],
  },
  Session: { hearers: "addressees", revisions: [], endsSessions: true },
  Notification: { hearers: "addressees", revisions: [] },
  Preferences: { hearers: "addressees", revisions: ["people"] },
  Configuration: {
    hearers: ({ id }, access) => id !== undefined && mayReadKey(String(id), access),
    revisions: ["charisma"],
  },
  Gear: {
    hearers: ["read-gear-catalog", "view-fa-gear-dashboard", "view-gear-dashboard"],
    revisions: ["catalogues", "festival-activities"],
  },
  GearCategory: {
    hearers: ["read-gear-catalog", "view-fa-gear-dashboard"],
    revisions: ["catalogues", "festival-activities"],
  },
  Inventory: { hearers: ["read-inventory", "view-gear-dashboard"], revisions: ["inventory"] },
  Borrow: { hearers: ["borrow-gears", "view-gear-dashboard"], revisions: ["logistic-sheets"] },
  Purchase: { hearers: ["purchase-gears", "view-gear-dashboard"], revisions: ["logistic-sheets"] },
  Loading: { hearers: ["view-gear-dashboard"], revisions: [] },
  Location: {
    hearers: ["view-location"],
    revisions: ["catalogues", "festival-activities", "festival-tasks"],
  },
  Signage: { hearers: ["read-signage-catalog"], revisions: ["catalogues", "festival-activities"] },
  // Each person hears of their own account only; those who keep the accounts hear of transactions.
  PersonalAccount: { hearers: "addressees", revisions: ["balances"] },
  Transaction: { hearers: ["manage-personal-accounts"], revisions: ["balances"] },
  Barrel: { hearers: ["have-personal-account", "manage-personal-accounts"], revisions: [] },
  // Everyone gives availabilities, so everyone hears of their worth.
  CharismaPeriod: { hearers: "everybody", revisions: ["charisma"] },
  CharismaEvent: { hearers: ["manage-charisma-events"], revisions: ["charisma"] },
  Contribution: { hearers: ["manage-contributions"], revisions: [] },
  SharedMeal: { hearers: ["shotgun-shared-meal"], revisions: [] },
  // The `id` is the person whose slots or breaks changed.
  Planning: {
    hearers: ["view-planning", "view-multi-planning", "ask-for-help", "affect-volunteer", "view-timeline"],
    revisions: [],
  },
  // The person who asked for the file.
  Print: { hearers: "addressees", revisions: [] },
  KioskLink: { hearers: ["affect-volunteer"], revisions: [] },
  WallLink: { hearers: ["affect-volunteer"], revisions: [] },
  Proposal: { hearers: ["affect-volunteer"], revisions: [] },
  // Requesters, invited people and takers are addressed, besides those who decide.
  Swap: { hearers: ["affect-volunteer"], revisions: [] },
  // The `id` is the task. People in charge of it may tick, whatever their team.
  CheckIn: { hearers: ["view-planning", "affect-volunteer"], revisions: ["charisma"] },
  // Every tab looks for the version that is in place now; the name of an app says nothing of anybody.
  Application: { hearers: "everybody", revisions: [] },
  Statistics: { hearers: ["view-festival-events-stats", "manage-config"], revisions: [] },
};

/** True when people may have lost their session or rights. */
export function endsAccess({ tags, refreshAccess }: Change): boolean {
  return refreshAccess === true || tags.some(({ type }) => consequences[type].endsSessions === true);
}

/** True when this person hears of a change that is addressed to no one in particular. */
export function mayHear(access: Access, tag: LiveTag): boolean {
  const { hearers } = consequences[tag.type];
  if (hearers === "everybody") return true;
  if (hearers === "addressees") return false;
  if (typeof hearers === "function") return hearers(tag, access);
  return hearers.some((permission) => can(access, permission));
}
