import type { Membership } from "@coulisses/shared-domain/contract/users";
import { EVERYONE } from "@coulisses/shared-domain/people/team";
import { slugOf } from "@coulisses/shared-domain/slug";
import { DEMO_DOMAIN, demoAccounts, demoEmail } from "../accounts";
import { comments, firstnames, lastnames, nicknames, notes } from "./names";
import type { Random } from "../random";
import { joinedTeams, rolesOf } from "./roles";

export type DemoPerson = {
  id: number;
  email: string;
  firstname: string;
  lastname: string;
  nickname: string | null;
  birthdate: string;
  phone: string;
  comment: string | null;
  /** The note of the volunteer managers. */
  note: string | null;
  hasApprovedEULA: boolean;
  /** The membership that they applied for this year. */
  application: Membership | null;
  /** True when that application is rejected. */
  isRejected: boolean;
  teams: readonly string[];
  createdAt: Date;
};

const DAY = 24 * 3_600_000;

/** The accounts of the demo first, then all others. */
export function buildPeople(random: Random, now: Date, count: number): DemoPerson[] {
  const emails = new Set<string>();
  const accounts = demoAccounts.map(({ role, firstname, lastname, teams }, index) => ({
    ...someone(random, now, { firstname, lastname, teams }),
    id: index + 1,
    email: demoEmail(role),
    nickname: null,
    note: null,
    hasApprovedEULA: role !== "newcomer",
    application: applicationFor(teams),
  }));
  const others = rolesOf(random, count - accounts.length).map((role, index) => {
    const [firstname, lastname] = [random.pick(firstnames), random.pick(lastnames)];
    return {
      ...someone(random, now, { firstname, lastname, teams: joinedTeams(random, role) }),
      id: accounts.length + index + 1,
      email: freeEmail(emails, firstname, lastname),
      application: role === "staff-candidate" ? ("STAFF" as const) : ("VOLUNTEER" as const),
    };
  });
  return [...accounts, ...others.map(withOwnApplication)];
}

type Known = Pick<DemoPerson, "firstname" | "lastname" | "teams">;

export function someone(
  random: Random,
  now: Date,
  known: Known,
  ages: readonly [number, number] = known.teams.includes("vieux") ? [24, 33] : [18, 25],
): Omit<DemoPerson, "id" | "email"> {
  const isVolunteer = known.teams.includes("soft");
  return {
    ...known,
    nickname: random.happens(0.3) ? random.pick(nicknames) : null,
    birthdate: birthdate(random, now, ages),
    phone: `0${random.pick([6, 7])}${String(random.between(10_000_000, 99_999_999))}`,
    comment: random.happens(0.25) ? random.pick(comments) : null,
    note: isVolunteer && random.happens(0.08) ? random.pick(notes) : null,
    hasApprovedEULA: random.happens(0.97),
    application: applicationFor(known.teams),
    isRejected: false,
    createdAt: new Date(now.getTime() - random.between(15, 60) * DAY),
  };
}

/** Organisers were admitted another year; volunteers apply each year. */
function withOwnApplication(person: DemoPerson): DemoPerson {
  const isAdmitted = person.teams.includes(EVERYONE);
  return isAdmitted ? { ...person, application: applicationFor(person.teams) } : person;
}

function applicationFor(teams: readonly string[]): Membership | null {
  return teams.includes("soft") ? "VOLUNTEER" : null;
}

function birthdate(random: Random, now: Date, [youngest, oldest]: readonly [number, number]): string {
  const age = random.between(youngest, oldest) * 365.25 + random.between(1, 360);
  return new Date(now.getTime() - age * DAY).toISOString().slice(0, 10);
}

/** An address whose part before the @ is not among `taken`. */
export function freeEmail(taken: Set<string>, firstname: string, lastname: string): string {
  const name = `${slugOf(firstname)}.${slugOf(lastname)}`;
  let candidate = name;
  for (let number = 2; taken.has(candidate); number++) candidate = `${name}${String(number)}`;
  taken.add(candidate);
  return `${candidate}@${DEMO_DOMAIN}`;
}
