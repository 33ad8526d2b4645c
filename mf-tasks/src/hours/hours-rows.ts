import { hoursByTeam, type NamedHours, withTotals } from "@coulisses/shared-domain/check-in/hours";
import type { HoursReport } from "@coulisses/shared-domain/contract/assignment/hours";
import { displayName } from "@coulisses/shared-domain/people/display-name";
import type { Team } from "@coulisses/shared-domain/people/team";
import { byDisplayName } from "@coulisses/shared-domain/people/volunteers";
import { matches } from "@coulisses/shared-domain/slug";

/** The ways to look at the hours, by their value in the address. */
const views = ["people", "teams", "tasks"] as const;
export type HoursView = (typeof views)[number];

/** The view of an address; people in any other. */
export const readView = (text: string | null): HoursView => views.find((view) => view === text) ?? "people";

/** A line of the table: a person, a team or a task. */
export type HoursRow = NamedHours & {
  id: number | string;
  /** Without the number of a task. */
  sortName: string;
  /** Absent where nothing of it can be opened. */
  to?: string;
};

/** The filters of the hours; `team` is a code, "" for all. */
export type HoursFilters = { view: HoursView; team: string; search: string };

type Report = {
  report: HoursReport;
  teams: readonly Team[];
  mayOpen: { plannings: boolean; tasks: boolean };
};

const french = new Intl.Collator("fr");

/** The rows that pass the filters: people and teams by name, tasks by number, those without a name last. */
export function hoursRows(shown: Report, { view, team, search }: HoursFilters): HoursRow[] {
  const rows = { people: peopleRows, teams: teamRows, tasks: taskRows }[view](shown, team);
  return rows.filter(({ name }) => matches(name, search));
}

/** The hours of everybody, whether they still have an account or not. */
export const allHours = ({ people, closedAccounts }: Pick<HoursReport, "people" | "closedAccounts">) => [
  ...people,
  { hours: closedAccounts },
];

function peopleRows({ report, mayOpen }: Report, team: string): HoursRow[] {
  const known = withTotals(report.people, team)
    .sort(byDisplayName)
    .map((person) => {
      const { id, total } = person;
      const name = displayName(person);
      return { id, name, sortName: name, total, ...(mayOpen.plannings && { to: `/planning/${String(id)}` }) };
    });
  const closed = withTotals([{ hours: report.closedAccounts }], team).map(({ total }) => ({
    id: "closed",
    name: CLOSED,
    sortName: CLOSED,
    total,
  }));
  return [...known, ...closed];
}
const CLOSED = "Comptes fermés";

function teamRows({ report, teams }: Report, team: string): HoursRow[] {
  return hoursByTeam(allHours(report))
    .filter(({ team: code }) => team === "" || code === team)
    .map(({ team: code, ...hours }) => {
      if (code === null) return { ...hours, id: "none", name: "Sans équipe", sortName: "" };
      const name = teams.find((one) => one.code === code)?.name ?? code;
      return { ...hours, id: code, name, sortName: name, to: `/check-in/hours?team=${code}` };
    })
    .sort((one, other) => {
      if (one.sortName === "" || other.sortName === "") return one.sortName === "" ? 1 : -1;
      return french.compare(one.sortName, other.sortName);
    });
}

function taskRows({ report, mayOpen }: Report, team: string): HoursRow[] {
  return withTotals(report.tasks, team).map(({ id, name, isRemoved, total }) => ({
    id,
    name: `[${String(id)}] ${name}${isRemoved ? " (supprimée)" : ""}`,
    sortName: name,
    total,
    ...(mayOpen.tasks && !isRemoved && { to: `/ft/${String(id)}` }),
  }));
}
