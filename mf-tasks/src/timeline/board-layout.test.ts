import { fridayAt } from "@coulisses/shared-domain/testing/friday";
import { bar, comer, concert, slot, timelineTask } from "../testing/timeline-samples";
import { fillingOf, filterTimeline, findSlot, layoutTask, marksOf, missingAt } from "./board-layout";

const window = { start: new Date(fridayAt(18)), end: new Date(fridayAt(22)) };
const placed = (task: ReturnType<typeof timelineTask>, least = 1) =>
  layoutTask(task, window, least).slots.map(({ left, width, row }) => ({ left, width, row }));

describe("§8: On the timeline, the slots of a task", () => {
  it("stand where they are in the window, one after another", () => {
    const task = timelineTask(1, "Tenir le bar", [slot(18, 19), slot(19, 21)]);
    expect(placed(task)).toEqual([
      { left: 0, width: 25, row: 0 },
      { left: 25, width: 50, row: 0 },
    ]);
  });

  it("end with the window, wherever they started", () => {
    expect(placed(timelineTask(1, "Gardiennage", [slot(10, 20), slot(20, 30)]))).toEqual([
      { left: 0, width: 50, row: 0 },
      { left: 50, width: 50, row: 0 },
    ]);
  });

  it("stand below each other when they are at the same time", () => {
    const task = timelineTask(1, "Gardiennage", [slot(18, 22)], [slot(19, 20)]);
    expect(placed(task).map(({ row }) => row)).toEqual([0, 1]);
  });

  it("can be pressed however short they are, none of them over another", () => {
    const task = timelineTask(1, "Relève", [slot(16, 18.1), slot(18.1, 21.9), slot(21.9, 23)]);
    const bars = placed(task, 16);
    expect(bars.every(({ left, width }) => width >= 16 && left >= 0 && left + width <= 100)).toBe(true);
    expect(bars.map(({ row }) => row)).toEqual([0, 1, 0]);
  });
});

describe("A slot of the timeline", () => {
  const lea = comer(21, "Léa", { as: "bar" });
  const theo = comer(22, "Théo");
  const wanting = (demand: number, ...assignees: (typeof lea)[]) => {
    const [mobilization] = timelineTask(1, "Tenir le bar", [slot(18, 19, ...assignees)]).mobilizations;
    const asking = { ...mobilization!, demands: demand === 0 ? [] : [{ team: "bar", demand }] };
    const missing = missingAt(asking, asking.assignments[0]!);
    return [missing, fillingOf(asking.assignments[0]!, missing)];
  };

  it("tells how many come of all it needs: people that the sheet names fill no team's place", () => {
    expect(wanting(3, lea)).toEqual([2, "1/3"]);
    expect(wanting(1, lea, theo)).toEqual([0, "2/2"]);
    expect(wanting(2, theo)).toEqual([2, "1/3"]);
    expect(wanting(1, lea, { ...lea, id: 23 })).toEqual([0, "2/2"]);
    expect(wanting(0)).toEqual([0, ""]);
  });

  it("is found again by its key, and gone with its task", () => {
    const [{ key } = { key: "" }] = layoutTask(bar.tasks[0]!, window, 2).slots;
    expect(findSlot([concert, bar], key)).toMatchObject({
      task: { id: 7 },
      identifier: { taskId: 7, mobilizationId: "0", assignmentId: "18-19" },
    });
    expect(findSlot([concert], key)).toBeUndefined();
    expect(findSlot([bar], undefined)).toBeUndefined();
  });

  it("stands on the room of its mobilization", () => {
    const task = timelineTask(1, "Relève", [slot(18, 19), slot(19, 20)], [slot(18, 22)]);
    expect(layoutTask(task, window, 2)).toMatchObject({
      rows: 2,
      mobilizations: [
        { left: 0, width: 50, row: 0, rows: 1 },
        { left: 0, width: 100, row: 1, rows: 1 },
      ],
    });
  });
});

describe("The axis", () => {
  it("has nine marks, and tells the day where it begins", () => {
    const marks = marksOf({ start: new Date(fridayAt(20)), end: new Date(fridayAt(28)) });
    expect(marks.map(({ time }) => time).join(" ")).toBe(
      "20:00 21:00 22:00 23:00 00:00 01:00 02:00 03:00 04:00",
    );
    expect(marks.flatMap(({ day, left }) => (day ? [[left, day]] : []))).toEqual([
      [0, "vendredi 15 mai"],
      [50, "samedi 16 mai"],
    ]);
  });

  it("follows the clocks of Paris on the night on which they go back", () => {
    const marks = marksOf({
      start: new Date("2026-10-24T22:00:00Z"),
      end: new Date("2026-10-25T06:00:00Z"),
    });
    expect(marks.map(({ time }) => time).join(" ")).toBe(
      "00:00 01:00 02:00 02:00 03:00 04:00 05:00 06:00 07:00",
    );
  });
});

describe("§8: The filters of the timeline", () => {
  const names = (search: string, ...teams: string[]) =>
    filterTimeline([bar, concert], { search, teams, isLacking: false }).map(({ activity, tasks }) => [
      activity.name,
      tasks.map(({ name }) => name).join(", "),
    ]);

  it("keep the tasks whose name holds the search, accents and case ignored", () => {
    expect(names("SECURITE")).toEqual([["Grand concert", "Sécurité scène"]]);
  });

  it("keep all the tasks of an activity that the search names", () => {
    expect(names("concert")).toEqual([["Grand concert", "Sécurité scène, Accueil artistes"]]);
  });

  it("keep the activities of any of the teams", () => {
    expect(names("", "bar")).toEqual([["Bar central", "Tenir le bar"]]);
    expect(names("", "bar", "culture")).toHaveLength(2);
    expect(names("", "matos")).toEqual([]);
  });

  it("keep the tasks that lack people, with all their slots", () => {
    const full = timelineTask(13, "Tenir le stand", [slot(18, 19, comer(23, "Zoé", { as: "bar" }))]);
    const found = filterTimeline([{ ...bar, tasks: [...bar.tasks, full] }], {
      search: "",
      teams: [],
      isLacking: true,
    });
    expect(found.flatMap(({ tasks }) => tasks)).toEqual(bar.tasks);
  });
});
