import { lea, mainStage, noel, saturdayMorning, validated } from "../festival-activity/testing/activities";
import { fridayNight, named, max, readyToAssign } from "../festival-task/testing/tasks";
import { badInputRefusal } from "../testing/refusal";
import { leftBehindOf, restartActivity, restartTask } from "./restart-sheets";

const act = { by: lea, at: new Date("2027-10-01T10:00:30.500Z"), days: 364 };
const source = {
  ...validated(),
  id: 12,
  version: 9,
  signa: {
    location: mainStage,
    signages: [
      {
        id: "panneau-scene-a3",
        type: "PANNEAU" as const,
        text: "Scène",
        size: "A3",
        quantity: 2,
        comment: null,
        catalogItem: { id: 5, name: "Panneau A3", type: "PANNEAU" as const },
      },
    ],
  },
  inquiry: {
    timeWindows: [saturdayMorning],
    gears: [{ slug: "table", name: "Table", quantity: 4, isConsumable: false, drive: "Magasin" as never }],
    electricity: [],
    barriers: [],
  },
  feedbacks: [{ author: noel, content: "Bravo", publishedAt: "2025-05-16T12:30:45.000Z" }],
};
const yearLater = (instant: string) => new Date(Date.parse(instant) + 364 * 24 * 3_600_000).toISOString();

describe("ED-7 A restarted activity", () => {
  const fresh = restartActivity(source, { ...act, id: 301, name: " Escape game 2 " });

  it("is a draft of its author, with a new name and everything that was asked for", () => {
    expect(fresh).toMatchObject({
      id: 301,
      version: 1,
      status: "DRAFT",
      general: { name: "Escape game 2", description: source.general.description },
      inCharge: { adherent: lea, team: source.inCharge.team, contractors: [] },
      supply: source.supply,
      security: source.security,
    });
    expect(fresh.inquiry.timeWindows.map(({ start }) => start)).toEqual([yearLater(saturdayMorning.start)]);
  });

  it("has no reviews, feedback, history and people, and nothing that teams had settled", () => {
    expect(fresh).not.toHaveProperty("reviews");
    expect([fresh.feedbacks, fresh.tasks, fresh.history.map(({ action }) => action)]).toEqual([
      [],
      [],
      ["CREATED"],
    ]);
    expect(fresh.signa.signages).toEqual([expect.not.objectContaining({ catalogItem: expect.anything() })]);
    expect(fresh.inquiry.gears).toEqual([{ slug: "table", name: "Table", quantity: 4, isConsumable: false }]);
  });

  it("has a name", () => {
    expect(() => restartActivity(source, { ...act, id: 301, name: "  " })).toThrow(
      badInputRefusal("Le nom de la FA est nécessaire"),
    );
  });

  it("brings its tasks along without anybody", () => {
    const task = { ...readyToAssign(), id: 7 };
    const withPeople = {
      ...task,
      mobilizations: [{ ...fridayNight, assignments: [], volunteers: [named(max)] }],
    };
    const freshTask = restartTask(withPeople, { ...act, id: 601, activity: fresh });
    expect(freshTask).toMatchObject({
      id: 601,
      status: "DRAFT",
      festivalActivity: { id: 301, name: "Escape game 2" },
      general: { name: task.general.name, administrator: lea, team: task.general.team },
      instructions: {
        appointment: task.instructions.appointment,
        contacts: [],
        global: task.instructions.global,
      },
      mobilizations: [{ start: yearLater(fridayNight.start), volunteers: [], teams: fridayNight.teams }],
    });
    expect(freshTask).not.toHaveProperty("reviewer");
    expect(freshTask.mobilizations[0]).not.toHaveProperty("assignments");
  });
});

describe("ED-7 What stays behind", () => {
  it("is counted: reviews, feedback, and each person once", () => {
    const mobilizations = [fridayNight, fridayNight].map((one) => ({
      ...one,
      assignments: [],
      volunteers: [named(max)],
    }));
    const task = { ...readyToAssign(), mobilizations };
    const { reviews, feedbacks, people } = leftBehindOf(source, [task]);
    expect([reviews > 7, feedbacks]).toEqual([true, 1]);
    const others = new Set(
      [...task.instructions.contacts, ...task.instructions.inCharge.volunteers].map(({ id }) => id),
    );
    expect(people).toBe(others.add(max.id).size);
  });
});
