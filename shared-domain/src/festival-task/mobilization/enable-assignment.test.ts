import { act, lea } from "../../festival-activity/testing/activities";
import { refusal } from "../../testing/refusal";
import { noConflict } from "./conflicts";
import { enableAssignment, obstaclesToAssignment, volunteersUnavailable } from "./enable-assignment";
import type { FestivalTask } from "../festival-task";
import {
  approvedBy,
  draft,
  fridayNight,
  inReview,
  mobilization,
  named,
  readyDraft,
  readyToAssign,
  refusedBy,
  saturday,
  validated,
  zoe,
} from "../testing/tasks";

const notFree =
  "Impossible de démarrer l'affectation pour cette FT.\n- Au moins un des bénévoles n'est pas disponible.";
const other = { id: 7, name: "Tenir le bar" };
const asking = (volunteers: typeof fridayNight.volunteers) =>
  validated(readyDraft({ mobilizations: [{ ...fridayNight, volunteers }] }));

describe("FT-30, AS-1 Starting the assignment", () => {
  it.each<[string, FestivalTask]>([
    ["a draft", draft()],
    ["a sheet in review", inReview()],
    ["a sheet partly approved", approvedBy(["humain"])],
    ["a refused sheet", refusedBy(["matos"])],
  ])("is refused on %s", (_, ft) => {
    expect(() => enableAssignment(ft, act)).toThrow(refusal("La fiche tâche #1 n'est pas encore validée"));
  });

  it("is refused twice", () => {
    expect(() => enableAssignment(readyToAssign(), act)).toThrow(
      refusal("La tâche est déjà en affectation, ce n'est pas normal"),
    );
  });
});

describe("FT-31, AS-2 A person named", () => {
  it.each([
    ["is not available", { ...noConflict, availability: true }],
    ["is assigned elsewhere", { ...noConflict, assignments: [other] }],
  ])("%s: the assignment does not start", (_, conflicts) => {
    const ft = asking([named(zoe), { ...lea, conflicts }]);
    expect(() => enableAssignment(ft, act)).toThrow(refusal(notFree));
    expect(volunteersUnavailable().message).toBe(notFree);
  });

  it("may be asked for elsewhere", () => {
    const ft = asking([{ ...lea, conflicts: { ...noConflict, tasks: [other] } }]);
    expect(enableAssignment(ft, act).status).toBe("READY_TO_ASSIGN");
  });

  it("can't come to two mobilizations at once", () => {
    const overlapping = mobilization({ from: "18 09:00", to: "18 12:00" }, { volunteers: [named(lea)] });
    const night = { ...fridayNight, volunteers: [named(zoe), named(lea)] };
    expect(() =>
      enableAssignment(validated(readyDraft({ mobilizations: [night, overlapping] })), act),
    ).toThrow(
      refusal(
        "Impossible de démarrer l'affectation pour cette FT.\n- Au moins un des bénévoles est demandé deux fois en même temps.",
      ),
    );
    expect(obstaclesToAssignment([night, { ...saturday, volunteers: [named(lea)] }])).toEqual([]);
    expect(obstaclesToAssignment([{ ...night, volunteers: [named(zoe)] }, overlapping])).toEqual([]);
  });
});

describe("FT-32, AS-4 Once started", () => {
  const ft = asking([named(lea)]);

  it("the sheet is ready to assign and keeps its sections", () => {
    const started = enableAssignment(ft, { ...act, category: "BAR", topPriority: true });
    expect(started).toMatchObject({
      status: "READY_TO_ASSIGN",
      category: "BAR",
      topPriority: true,
      general: ft.general,
      instructions: ft.instructions,
      reviews: ft.reviews,
      reviewer: ft.reviewer,
    });
    expect(started.history.at(-1)).toEqual({
      action: "ASSIGNMENT_STARTED",
      by: lea,
      at: "2025-05-16T12:30:45.000Z",
      description: "Affectation activée pour la FT",
    });
  });

  it("category and priority may be left out", () => {
    const started = enableAssignment(ft, act);
    expect(started).not.toHaveProperty("category");
    expect(started.topPriority).toBe(false);
  });

  it("who is named comes to each assignment, teams come later", () => {
    const split = validated(
      readyDraft({
        mobilizations: [
          { ...fridayNight, durationSplitInHour: 8, volunteers: [named(lea), named(zoe)] },
          saturday,
        ],
      }),
    );
    const [night, day] = enableAssignment(split, act).mobilizations;
    expect(night?.assignments).toEqual([
      {
        id: "28599360-28599840",
        start: "2024-05-17T16:00:00.000Z",
        end: "2024-05-18T00:00:00.000Z",
        assignees: [lea, zoe],
      },
      {
        id: "28599840-28600320",
        start: "2024-05-18T00:00:00.000Z",
        end: "2024-05-18T08:00:00.000Z",
        assignees: [lea, zoe],
      },
    ]);
    expect(day?.assignments).toEqual([
      { id: saturday.id, start: saturday.start, end: saturday.end, assignees: [] },
    ]);
  });
});
