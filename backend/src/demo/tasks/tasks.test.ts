import {
  type FestivalTaskStatus,
  READY_TO_ASSIGN,
  VALIDATED,
} from "@coulisses/shared-domain/festival-task/festival-task";
import { obstaclesToAssignment } from "@coulisses/shared-domain/festival-task/mobilization/enable-assignment";
import { missingForReview } from "@coulisses/shared-domain/festival-task/review/readiness";
import { statusOf } from "@coulisses/shared-domain/festival-task/review/review";
import { seededTeams } from "@coulisses/shared-domain/people/seeded-teams";
import { befriendedTeams } from "../befriended-teams";
import { createPeriod, includes, overlaps } from "@coulisses/shared-domain/time/period";
import { demoEmail } from "../accounts";
import { buildDemoFestival } from "../demo-festival";

const now = new Date("2026-11-21T12:00:00Z");
const { tasks, activities, people, availabilities, breaks } = buildDemoFestival(now);
const sheets = tasks.map(({ sheet }) => sheet);
const count = (status: FestivalTaskStatus) => sheets.filter((ft) => ft.status === status).length;

describe("The tasks of the demo festival", () => {
  it("are 250, in every status, each with a name of its own, and two of these days", () => {
    expect(sheets).toHaveLength(252);
    expect(new Set(sheets.map(({ general }) => general.name)).size).toBe(252);
    for (const status of ["DRAFT", "IN_REVIEW", "REFUSED", "VALIDATED", "READY_TO_ASSIGN"] as const) {
      expect(count(status)).toBeGreaterThanOrEqual(25);
    }
  });

  it("have the status that their reviews say, and all that a review asked for", () => {
    for (const ft of sheets) {
      if (ft.status === "DRAFT") continue;
      expect(ft.status === READY_TO_ASSIGN ? VALIDATED : ft.status).toBe(statusOf(ft.reviews));
      expect(missingForReview(ft)).toEqual([]);
    }
  });

  it("hang on activities, which show them", () => {
    const attached = activities.flatMap(({ sheet }) => sheet.tasks.map(({ id }) => id));
    expect(attached.sort((a, b) => a - b)).toEqual(sheets.map(({ id }) => id));
  });

  it("are administered by the organiser's account in every status", () => {
    const organiser = people.find(({ email }) => email === demoEmail("hard"));
    const own = sheets.filter(({ general }) => general.administrator.id === organiser?.id);
    expect(new Set(own.map(({ status }) => status)).size).toBe(5);
  });

  it("ask for people of teams that exist, now and then for a person who can't come", () => {
    const codes = new Set([...seededTeams, ...befriendedTeams].map(({ code }) => code));
    const mobilizations = sheets.flatMap((ft) => ft.mobilizations);
    expect(mobilizations.flatMap(({ teams }) => teams).every(({ team }) => codes.has(team))).toBe(true);
    const named = mobilizations.flatMap(({ volunteers }) => volunteers);
    expect(named.length).toBeGreaterThan(200);
    const some = (has: (conflicts: (typeof named)[number]["conflicts"]) => boolean) =>
      named.filter(({ conflicts }) => has(conflicts)).length;
    expect(some(({ availability }) => availability)).toBeGreaterThan(10);
    expect(some(({ tasks: elsewhere }) => elsewhere.length > 0)).toBeGreaterThan(3);
    expect(some(({ assignments }) => assignments.length > 0)).toBeGreaterThan(3);
    const most = named.length / 2;
    expect(
      some(({ availability, assignments }) => !availability && assignments.length === 0),
    ).toBeGreaterThan(most);
  });

  it("can be started for some of the validated ones, and not for others", () => {
    const validated = sheets.filter(({ status }) => status === VALIDATED);
    const blocked = validated.filter((ft) => obstaclesToAssignment(ft.mobilizations).length > 0).length;
    expect(blocked).toBeGreaterThan(2);
    expect(validated.length - blocked).toBeGreaterThan(10);
  });

  const slots = sheets
    .flatMap((ft) => (ft.status === READY_TO_ASSIGN ? ft.mobilizations : []))
    .flatMap(({ assignments, teams }) => assignments.map((slot) => ({ ...slot, teams })));
  const places = slots.flatMap(({ assignees, ...slot }) =>
    assignees.map((someone) => ({ ...someone, period: createPeriod(slot) })),
  );

  it("never assign anybody twice at once", () => {
    const twice = places.filter((one, index) =>
      places.slice(index + 1).some((other) => other.id === one.id && overlaps(other.period, one.period)),
    );
    expect(twice).toEqual([]);
  });

  it("give 1,200 places to members of the wanted teams who are available, and leave holes", () => {
    expect(places.length).toBeGreaterThan(1_200);
    const teamsOf = new Map(people.map(({ id, teams }) => [id, teams]));
    const asMembers = places.filter((place) => place.as !== undefined);
    for (const { id, as = "", period } of asMembers) {
      expect(teamsOf.get(id)).toContain(as);
      expect(availabilities.some((free) => free.userId === id && includes(free, period))).toBe(true);
    }
    const wanted = slots.flatMap(({ teams }) => teams).reduce((sum, { count }) => sum + count, 0);
    expect(asMembers.length).toBeLessThan(wanted * 0.8);
  });

  it("leave breaks alone", () => {
    expect(breaks.length).toBeGreaterThan(30);
    const broken = breaks.filter((pause) =>
      places.some(({ id, period }) => id === pause.volunteerId && overlaps(period, pause)),
    );
    expect(broken).toEqual([]);
  });

  it("keep a snapshot of each key event, none in the future", () => {
    for (const { sheet, snapshots } of tasks) {
      expect(snapshots.map(({ history }) => history.length)).toEqual(
        sheet.history.map((_, index) => index + 1),
      );
      expect(sheet.history.every(({ at }) => new Date(at) < now)).toBe(true);
    }
  });
});
