import { ADMIN, type Access } from "@coulisses/shared-domain/access/access";
import { permissionCatalogue } from "@coulisses/shared-domain/access/permission-catalogue";
import { type Permission, permissions } from "@coulisses/shared-domain/access/permissions";
import type { LiveTag } from "@coulisses/shared-domain/contract/live";
import { liveTagTypes } from "@coulisses/shared-domain/live/live-tags";
import { seededTeams } from "@coulisses/shared-domain/people/seeded-teams";
import { mayHear } from "./consequences";

const nobody: Access = { teams: [], permissions: [] };
const holderOf = (permission: Permission): Access => ({ teams: [], permissions: [permission] });
const memberOf = (team: string): Access => ({
  teams: [team],
  permissions: permissions.filter((permission) => permissionCatalogue[permission].teams.includes(team)),
});

const gearTeams = ["matos", "elec", "barrieres"];

/** Of every kind of thing: the permissions with which one hears of it, and the teams of a new festival that do. */
const matrix: Record<
  LiveTag["type"],
  { permissions: Permission[]; teams: string[] } | "everybody" | "addressees"
> = {
  FestivalActivity: {
    permissions: [
      "read-fa",
      "read-ft",
      "read-animation-to-publish",
      "view-security-dashboard",
      "view-fa-gear-dashboard",
      "view-gear-dashboard",
    ],
    teams: ["hard", "vieux", "communication", "secu", "bar", ...gearTeams],
  },
  FestivalTask: {
    permissions: ["read-ft", "view-gear-dashboard", "affect-volunteer", "view-timeline"],
    teams: ["hard", "vieux", "humain", ...gearTeams],
  },
  Availability: {
    permissions: ["read-ft", "affect-volunteer", "view-multi-planning", "ask-for-help"],
    teams: ["hard", "vieux", "humain"],
  },
  Team: "everybody",
  Permission: { permissions: ["manage-permissions"], teams: [] },
  Me: "addressees",
  Volunteer: { permissions: ["view-volunteer"], teams: ["benevole"] },
  Friend: "addressees",
  Candidate: { permissions: ["enroll-hard"], teams: ["sg", "humain"] },
  Session: "addressees",
  Notification: "addressees",
  Preferences: "addressees",
  Configuration: "everybody",
  Gear: {
    permissions: ["read-gear-catalog", "view-fa-gear-dashboard", "view-gear-dashboard"],
    teams: [...gearTeams, "signa", "bar", "catering", "hard"],
  },
  GearCategory: {
    permissions: ["read-gear-catalog", "view-fa-gear-dashboard"],
    teams: [...gearTeams, "signa", "bar", "catering", "hard"],
  },
  Inventory: { permissions: ["read-inventory", "view-gear-dashboard"], teams: [...gearTeams, "hard"] },
  Borrow: { permissions: ["borrow-gears", "view-gear-dashboard"], teams: gearTeams },
  Purchase: { permissions: ["purchase-gears", "view-gear-dashboard"], teams: gearTeams },
  Loading: { permissions: ["view-gear-dashboard"], teams: ["matos", "elec", "barrieres"] },
  Location: { permissions: ["view-location"], teams: ["signa", "hard"] },
  Signage: { permissions: ["read-signage-catalog"], teams: ["signa", "hard"] },
  PersonalAccount: "addressees",
  Transaction: { permissions: ["manage-personal-accounts"], teams: ["sg"] },
  Barrel: {
    permissions: ["have-personal-account", "manage-personal-accounts"],
    teams: ["hard", "sg", "vieux"],
  },
  CharismaPeriod: "everybody",
  CharismaEvent: { permissions: ["manage-charisma-events"], teams: ["bureau"] },
  Contribution: { permissions: ["manage-contributions"], teams: ["sg"] },
  SharedMeal: { permissions: ["shotgun-shared-meal"], teams: ["hard", "vieux"] },
  Planning: {
    permissions: [
      "view-planning",
      "view-multi-planning",
      "ask-for-help",
      "affect-volunteer",
      "view-timeline",
    ],
    teams: ["benevole", "hard", "vieux", "humain"],
  },
  Print: "addressees",
  KioskLink: { permissions: ["affect-volunteer"], teams: ["humain"] },
  WallLink: { permissions: ["affect-volunteer"], teams: ["humain"] },
  Proposal: { permissions: ["affect-volunteer"], teams: ["humain"] },
  Swap: { permissions: ["affect-volunteer"], teams: ["humain"] },
  CheckIn: { permissions: ["view-planning", "affect-volunteer"], teams: ["benevole", "humain"] },
  Application: "everybody",
  Statistics: { permissions: ["view-festival-events-stats", "manage-config"], teams: ["hard", "vieux"] },
};

/** `eventDate` is a part of the configuration that anybody may read, `STAFF` are those who want to organise. */
const ids: Partial<Record<LiveTag["type"], string>> = { Configuration: "eventDate", Candidate: "STAFF" };
const tagOf = (type: LiveTag["type"]): LiveTag => ({ type, id: ids[type] ?? 1 });

describe.each(liveTagTypes)("That a %s changed", (type) => {
  const hearers = matrix[type];
  const heardWith =
    hearers === "everybody" ? [...permissions] : hearers === "addressees" ? [] : hearers.permissions;
  const teams = seededTeams.map(({ code }) => code).filter((code) => code !== ADMIN);
  const heardIn = hearers === "everybody" ? teams : hearers === "addressees" ? [] : hearers.teams;

  it(`is heard with ${hearers === "everybody" ? "any permission or none" : heardWith.join(", ") || "no permission"}`, () => {
    expect(permissions.filter((permission) => mayHear(holderOf(permission), tagOf(type))).sort()).toEqual(
      [...heardWith].sort(),
    );
    expect(mayHear(nobody, tagOf(type))).toBe(hearers === "everybody");
  });

  it("is heard in these teams of a new festival", () => {
    expect(teams.filter((code) => mayHear(memberOf(code), tagOf(type))).sort()).toEqual([...heardIn].sort());
  });

  it("is heard by the administrator when anybody may", () => {
    expect(mayHear(memberOf(ADMIN), tagOf(type))).toBe(hearers !== "addressees");
  });
});

describe("That a part of the configuration changed", () => {
  it.each<[string, Permission]>([
    ["inviteStaffLink", "enroll-hard"],
    ["volunteerBriefingTimeWindow", "enroll-soft"],
  ])("is not heard of %s without %s", (id, permission) => {
    const tag: LiveTag = { type: "Configuration", id };
    expect(mayHear(nobody, tag)).toBe(false);
    expect(permissions.filter((one) => mayHear(holderOf(one), tag))).toEqual([permission]);
  });

  it("is heard by nobody when it does not say which", () => {
    expect(mayHear(memberOf(ADMIN), { type: "Configuration" })).toBe(false);
  });
});

it("That a candidate volunteer changed is heard by those who enrol volunteers, and by nobody when it does not say which", () => {
  const heard = (tag: LiveTag) => permissions.filter((one) => mayHear(holderOf(one), tag));
  expect(heard({ type: "Candidate", id: "VOLUNTEER" })).toEqual(["enroll-soft"]);
  expect(heard({ type: "Candidate" })).toEqual([]);
});
