import {
  saturdayMorning,
  saturdayNight,
} from "@coulisses/shared-domain/festival-activity/testing/activities";
import {
  draft,
  escapeGame,
  fridayNight,
  readyDraft,
  readyToAssign,
  saturday,
} from "@coulisses/shared-domain/festival-task/testing/tasks";
import { calendarEvents, colors } from "./calendar-events";

const all = { activity: true, gear: true, people: true };
const game = {
  ...escapeGame,
  timeWindows: [saturdayMorning],
  inquiry: { timeWindows: [saturdayMorning, saturdayNight], all: [] },
};

describe("the calendar of a task", () => {
  it("draws when its activity happens, when its gear is needed and when its people are", () => {
    const events = calendarEvents(draft({ festivalActivity: game, mobilizations: [fridayNight] }), all);
    expect(events.map(({ title, start, color }) => [title, start, color])).toEqual([
      ["Escape game", saturdayMorning.start, colors.activity],
      ["Matos", saturdayMorning.start, colors.gear],
      ["Matos", saturdayNight.start, colors.gear],
      ["Monter les décors", fridayNight.start, colors.people],
    ]);
    expect(new Set(events.map(({ id }) => id)).size).toBe(4);
  });

  it("draws only what the person wants to see", () => {
    const task = draft({ festivalActivity: game, mobilizations: [fridayNight] });
    const titles = (shown: Partial<typeof all>) =>
      calendarEvents(task, { activity: false, gear: false, people: false, ...shown }).map(
        ({ title }) => title,
      );
    expect(titles({})).toEqual([]);
    expect(titles({ activity: true })).toEqual(["Escape game"]);
    expect(titles({ people: true })).toEqual(["Monter les décors"]);
  });

  it("draws each assignment instead of the mobilizations, once people are assigned", () => {
    const task = readyToAssign(
      readyDraft({
        mobilizations: [
          { ...fridayNight, durationSplitInHour: 4 },
          { ...saturday, durationSplitInHour: 4 },
        ],
      }),
    );
    const events = calendarEvents(task, { ...all, activity: false, gear: false });
    expect(events).toHaveLength(6);
    expect(events[0]).toMatchObject({ start: fridayNight.start, end: "2024-05-17T20:00:00.000Z" });
    expect(new Set(events.map(({ id }) => id)).size).toBe(6);
  });
});
