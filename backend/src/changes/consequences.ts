import { type Access, can } from "@coulisses/shared-domain/access/access";
import type { Permission } from "@coulisses/shared-domain/access/permissions";
import type { LiveTag } from "@coulisses/shared-domain/contract/live";
import { enrolPermissions } from "@coulisses/shared-domain/registration/application";
import { memberships } from "@coulisses/shared-domain/registration/membership";
import { mayReadKey } from "@coulisses/shared-domain/configuration/configuration-key";
import type { Change } from "./change";
import type { RevisionName } from "./revisions";

/**
 * One of these permissions is enough; or every session; or only those to whom the change is addressed;
 * or what decides for each thing of this kind.
 */
export type Hearers =
  readonly Permission[] | "everybody" | "addressees" | ((tag: LiveTag, access: Access) => boolean);

type Consequence = {
  /** Who hears of the change: whoever may read what shows the thing, and nobody else. */
  hearers: Hearers;
  /**
   * Which answers kept in memory may be stale. The database's triggers count these revisions, whoever writes;
   * in tests, a transaction that moves a revision which nothing that it stated names is refused.
   */
  revisions: readonly RevisionName[];
  /** Open screens are checked again: those whose session ended are closed. */
  endsSessions?: true;
};

/** What follows from a change of each kind of thing. A kind that is missing here does not compile. */
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
  // The tools that place people and the overviews show tasks too.
  FestivalTask: {
    hearers: ["read-ft", "view-gear-dashboard", "affect-volunteer", "view-timeline"],
    revisions: ["festival-tasks"],
  },
  // The sheet of a task says who of its people can't come; plannings and calls for help, who can.
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
  // The list of people and each of them, for whoever may open it; what one may not see of somebody is read anew as well.
  Volunteer: { hearers: ["view-volunteer"], revisions: [] },
  // Who befriends whom is for the person who chose, and for those who assign.
  Friend: { hearers: "addressees", revisions: [] },
  // The `id` is the membership: those who admit organisers need not admit volunteers.
  Candidate: {
    hearers: ({ id }, access) =>
      memberships.some((membership) => membership === id && can(access, enrolPermissions[membership])),
    revisions: [],
  },
  Session: { hearers: "addressees", revisions: [], endsSessions: true },
  Notification: { hearers: "addressees", revisions: [] },
  Preferences: { hearers: "addressees", revisions: [] },
  Configuration: {
    hearers: ({ id }, access) => id !== undefined && mayReadKey(String(id), access),
    revisions: [],
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
  Location: {
    hearers: ["view-location"],
    revisions: ["catalogues", "festival-activities", "festival-tasks"],
  },
  Signage: { hearers: ["read-signage-catalog"], revisions: ["catalogues", "festival-activities"] },
  // Each hears of their own account alone; who keeps them all, of the transactions.
  PersonalAccount: { hearers: "addressees", revisions: [] },
  Transaction: { hearers: ["manage-personal-accounts"], revisions: [] },
  Barrel: { hearers: ["have-personal-account", "manage-personal-accounts"], revisions: [] },
  // What an hour is worth is for whoever gives availabilities, which is everybody.
  CharismaPeriod: { hearers: "everybody", revisions: [] },
  CharismaEvent: { hearers: ["manage-charisma-events"], revisions: [] },
  Contribution: { hearers: ["manage-contributions"], revisions: [] },
  SharedMeal: { hearers: ["shotgun-shared-meal"], revisions: [] },
  // The `id` is the person whose slots or breaks changed.
  Planning: {
    hearers: ["view-planning", "view-multi-planning", "ask-for-help", "affect-volunteer", "view-timeline"],
    revisions: [],
  },
  // Whoever asked for the file.
  Print: { hearers: "addressees", revisions: [] },
  KioskLink: { hearers: ["affect-volunteer"], revisions: [] },
  Proposal: { hearers: ["affect-volunteer"], revisions: [] },
  // Who asks, who is asked and who takes are told by address, besides those who decide.
  Swap: { hearers: ["affect-volunteer"], revisions: [] },
  // The `id` is the task. Whoever is in charge of it may tick people off, whatever their team.
  CheckIn: { hearers: ["view-planning", "affect-volunteer"], revisions: [] },
  Statistics: { hearers: ["view-festival-events-stats", "manage-config"], revisions: [] },
};

/** Whether somebody may have lost their session, or what they may read. */
export function endsAccess({ tags, refreshAccess }: Change): boolean {
  return refreshAccess === true || tags.some(({ type }) => consequences[type].endsSessions === true);
}

/** Whether a change that names nobody is for this person to hear of. */
export function mayHear(access: Access, tag: LiveTag): boolean {
  const { hearers } = consequences[tag.type];
  if (hearers === "everybody") return true;
  if (hearers === "addressees") return false;
  if (typeof hearers === "function") return hearers(tag, access);
  return hearers.some((permission) => can(access, permission));
}
