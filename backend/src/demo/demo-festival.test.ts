import { restRulesFor } from "@coulisses/shared-domain/assignment/rest";
import { channelsFor } from "@coulisses/shared-domain/planning/leaflet";
import { leafletTextsSchema } from "../configuration/configuration-keys";
import { restRulesSchema } from "@coulisses/shared-domain/contract/configuration";
import {
  type FestivalActivity,
  festivalActivityReviewers,
} from "@coulisses/shared-domain/festival-activity/festival-activity";
import { missingForReview } from "@coulisses/shared-domain/festival-activity/review/readiness";
import { statusOf } from "@coulisses/shared-domain/festival-activity/review/review";
import { permissionCatalogue } from "@coulisses/shared-domain/access/permission-catalogue";
import { registrationEmailError } from "@coulisses/shared-domain/people/email";
import { mobilePhoneError } from "@coulisses/shared-domain/people/phone";
import { checkPassword } from "@coulisses/shared-domain/people/password";
import { commonPasswords } from "../auth/passwords";
import { birthdateError, isMinorOn } from "@coulisses/shared-domain/people/birthdate";
import { seededTeams } from "@coulisses/shared-domain/people/seeded-teams";
import { befriendedTeams } from "./befriended-teams";
import { overlaps } from "@coulisses/shared-domain/time/period";
import { DEMO_PASSWORD, demoAccounts, demoEmail } from "./accounts";
import { isCandidate } from "./people/candidates";
import { buildDemoFestival } from "./demo-festival";
import { nextFestivalDay } from "./festival-dates";

const now = new Date("2026-11-21T12:00:00Z");
const festival = buildDemoFestival(now);
const sheets = festival.activities.map(({ sheet }) => sheet);
const count = (status: FestivalActivity["status"]) => sheets.filter((fa) => fa.status === status).length;

describe("The demo festival", () => {
  it("is the same each time", () => {
    expect(buildDemoFestival(now)).toEqual(festival);
  });

  it("opens on the next third Friday of May", () => {
    expect(nextFestivalDay(now)).toBe("2027-05-21");
    expect(nextFestivalDay(new Date("2026-05-10T12:00:00Z"))).toBe("2026-05-15");
    expect(nextFestivalDay(new Date("2026-05-15T12:00:00Z"))).toBe("2027-05-21");
    expect(festival.configuration).toContainEqual({
      key: "eventDate",
      value: { start: "2027-05-20T22:00:00.000Z" },
    });
  });

  it("has texts of leaflets that its configuration accepts as they are, with channels for some teams", () => {
    const { value } = festival.configuration.find(({ key }) => key === "leaflet") ?? {};
    expect(leafletTextsSchema.parse(value)).toEqual(value);
    const { channels } = leafletTextsSchema.parse(value);
    expect([["benevole"], ["benevole", "hard"]].map((codes) => channelsFor(channels, codes).length)).toEqual([
      2, 6,
    ]);
  });

  it("has rules of rest that its configuration accepts, others for organisers", () => {
    const { value } = festival.configuration.find(({ key }) => key === "restRules") ?? {};
    const rules = restRulesSchema.parse(value);
    expect(restRulesFor(rules, ["benevole"])).toMatchObject({ hoursPerDay: 12 });
    expect(restRulesFor(rules, ["benevole", "hard"])).toMatchObject({ hoursPerDay: 16 });
  });

  it("grows on demand", () => {
    const larger = buildDemoFestival(now, { activities: 300 });
    expect(larger.activities).toHaveLength(300);
    expect(new Set(larger.activities.map(({ sheet }) => sheet.general.name)).size).toBe(300);
    expect(larger.people).toEqual(festival.people);
  });
});

describe("Its people", () => {
  it("each have an address of their own", () => {
    const { people } = festival;
    expect(people.length).toBeGreaterThan(400);
    expect(new Set(people.map(({ email }) => email)).size).toBe(people.length);
    expect(people.map(({ id }) => id)).toEqual(people.map((_, index) => index + 1));
  });

  it.each([
    ["STAFF", 25],
    ["VOLUNTEER", 60],
  ] as const)("ask to join as %s: %i of them, some rejected, some with a comment", (membership, count) => {
    const candidates = festival.people.filter((person) => isCandidate(person, membership));
    expect(candidates).toHaveLength(count);
    expect(new Set(candidates.map(({ isRejected }) => isRejected)).size).toBe(2);
    expect(candidates.some(({ comment }) => comment !== null)).toBe(true);
  });

  it("who ask to be volunteers come with friends, say when they can, and may be minors", () => {
    const candidates = festival.people.filter((person) => isCandidate(person, "VOLUNTEER"));
    const ids = new Set(candidates.map(({ id }) => id));
    const together = festival.friendships.filter(
      ({ requestorId, friendId }) => ids.has(requestorId) && ids.has(friendId),
    );
    expect(together.length).toBeGreaterThan(20);
    expect(festival.availabilities.some(({ userId }) => ids.has(userId))).toBe(true);
    const { value } = festival.configuration.find(({ key }) => key === "eventDate") ?? {};
    const { start } = value as { start: string };
    expect(candidates.some(({ birthdate }) => isMinorOn(birthdate, start))).toBe(true);
  });

  it("could have registered", () => {
    for (const { email, phone, birthdate } of festival.people) {
      expect([
        registrationEmailError(email, "insa-lyon.fr"),
        mobilePhoneError(phone),
        birthdateError(birthdate, now),
      ]).toEqual([undefined, undefined, undefined]);
    }
  });

  it("have a password that they could have chosen", async () => {
    const isCommon = await commonPasswords();
    for (const owner of festival.people) {
      expect(() => {
        checkPassword(DEMO_PASSWORD, { owner, isCommon });
      }).not.toThrow();
    }
  });

  it("belong to teams that exist, in every role", () => {
    const codes = [...seededTeams, ...befriendedTeams].map(({ code }) => code);
    const joined = festival.people.flatMap(({ teams }) => teams);
    expect(codes).toEqual(expect.arrayContaining(joined));
    for (const team of ["hard", "vieux", "confiance", "soft", ...festivalActivityReviewers]) {
      expect(joined.filter((one) => one === team).length).toBeGreaterThan(1);
    }
  });

  it("have one account a role, all having approved the EULA but the newcomer", () => {
    const accounts = festival.people.slice(0, demoAccounts.length);
    expect(accounts.map(({ email }) => email)).toEqual(demoAccounts.map(({ role }) => demoEmail(role)));
    const undecided = accounts.filter(({ hasApprovedEULA }) => !hasApprovedEULA);
    expect(undecided.map(({ email }) => email)).toEqual([demoEmail("newcomer")]);
  });

  it("have said how they want their planning, for about half of them", () => {
    expect(festival.preferences.length).toBeGreaterThan(150);
    expect(new Set(festival.preferences.map(({ assignment }) => assignment)).size).toBe(4);
  });

  it("are not there twice at once", () => {
    const clashes = festival.availabilities.filter((one) =>
      festival.availabilities.some(
        (other) => other !== one && other.userId === one.userId && overlaps(one, other),
      ),
    );
    expect(festival.availabilities.length).toBeGreaterThan(1000);
    expect(clashes).toEqual([]);
  });
});

describe("Its activities", () => {
  it("are 120, in every status", () => {
    expect(sheets).toHaveLength(120);
    expect(count("DRAFT")).toBeGreaterThanOrEqual(20);
    expect(count("IN_REVIEW")).toBeGreaterThanOrEqual(40);
    expect(count("REFUSED")).toBeGreaterThanOrEqual(12);
    expect(count("VALIDATED")).toBeGreaterThanOrEqual(25);
  });

  it("have the status that their reviews say, and all that a review asked for", () => {
    for (const fa of sheets) {
      if (fa.status === "DRAFT") continue;
      expect(fa.status).toBe(statusOf(fa.reviews));
      expect(missingForReview(fa)).toEqual([]);
    }
  });

  it("are in the charge of adherents, some of each status in that of the organiser's account", () => {
    const adherents = festival.people.filter(({ teams }) =>
      permissionCatalogue["pay-contribution"].teams.some((team) => teams.includes(team)),
    );
    const ids = adherents.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(sheets.map(({ inCharge }) => inCharge.adherent.id)));

    const organiser = festival.people.find(({ email }) => email === demoEmail("hard"));
    const own = sheets.filter(({ inCharge }) => inCharge.adherent.id === organiser?.id);
    expect(new Set(own.map(({ status }) => status)).size).toBe(4);
  });

  it("fill every section", () => {
    const some = (has: (fa: FestivalActivity) => boolean) => sheets.filter(has).length;
    expect(some(({ general }) => general.toPublish)).toBeGreaterThan(30);
    expect(some(({ inCharge }) => inCharge.contractors.length > 0)).toBeGreaterThan(30);
    expect(some(({ signa }) => signa.signages.some(({ catalogItem }) => catalogItem))).toBeGreaterThan(15);
    expect(some(({ security }) => security.specialNeed !== null)).toBeGreaterThan(20);
    expect(some(({ supply }) => supply.electricity.length > 0)).toBeGreaterThan(40);
    expect(some(({ supply }) => supply.water !== null)).toBeGreaterThan(20);
    expect(some(({ inquiry }) => inquiry.gears.some(({ drive }) => drive))).toBeGreaterThan(20);
    expect(some(({ inquiry }) => inquiry.electricity.length > 0)).toBeGreaterThan(20);
    expect(some(({ inquiry }) => inquiry.barriers.length > 0)).toBeGreaterThan(20);
    expect(some(({ feedbacks }) => feedbacks.length > 0)).toBeGreaterThan(40);
  });

  it("keep a snapshot of each key event, none in the future nor twice in a second", () => {
    for (const { sheet, snapshots } of festival.activities) {
      expect(snapshots.map(({ history }) => history.length)).toEqual(
        sheet.history.map((_, index) => index + 1),
      );
      expect(sheet.history.every(({ at }) => new Date(at) < now)).toBe(true);
      expect(new Set(sheet.history.map(({ at }) => at)).size).toBe(sheet.history.length);
    }
  });
});

describe("Its catalogues", () => {
  it("hold gear of the three owners, places and signages", () => {
    expect(festival.gears.length).toBeGreaterThanOrEqual(150);
    expect(new Set(festival.gears.map(({ slug }) => slug)).size).toBe(festival.gears.length);
    expect(new Set(festival.gears.map(({ owner }) => owner?.code))).toEqual(
      new Set(["matos", "elec", "barrieres"]),
    );
    expect(festival.places).toHaveLength(76);
    expect(festival.signages).toHaveLength(60);
  });

  it("CAT-1, CAT-2 name each category from its root down, with the owner of the root", () => {
    const cable = festival.categories.find(({ name }) => name === "Passage de câble");
    expect(cable).toMatchObject({ path: "electrique->cable->passage-de-cable", ownerCode: "elec" });
    expect(new Set(festival.categories.map(({ path }) => path)).size).toBe(festival.categories.length);
  });
});
