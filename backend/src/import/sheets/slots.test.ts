import * as ours from "../../database/schema/festival-tasks";
import { assignees, slots } from "../../database/schema/slots";
import { sheetsOf } from "./testing/import";
import { at } from "./testing/peer";
import {
  assignee,
  mobilization,
  mobilizedTeam,
  readyTask,
  slot,
  startedTask,
  task,
  taskReviews,
} from "./testing/rows";

const hour = (time: string) => at(`2026-05-15T${time}:00Z`);

describe("Imported mobilizations", () => {
  it("get our ids, and what hangs on one that is out is out", () => {
    const { rows, told } = sheetsOf({
      ...readyTask(),
      festival_task: [task({ status: "DRAFT", reviewer_id: null })],
      festival_task_mobilization: [
        mobilization({ duration_split_in_hour: 2 }),
        mobilization({ id: "n", end: hour("17:00") }),
        mobilization({ id: "o", start: hour("19:00"), duration_split_in_hour: 0 }),
        mobilization({ id: "p", start: hour("19:00") }),
        mobilization({ id: "q", end: at("2026-06-15T18:00:00Z") }),
      ],
      festival_task_mobilization_team: [
        mobilizedTeam(),
        mobilizedTeam({ mobilization_id: "n" }),
        mobilizedTeam({ mobilization_id: "o", count: -1 }),
        mobilizedTeam({ mobilization_id: "q", team_code: "personne", count: 3 }),
        mobilizedTeam({ mobilization_id: "q", team_code: "benevole", count: 2 }),
      ],
      festival_task_mobilization_volunteer: [
        { volunteer_id: 5, mobilization_id: "m", mobilization_ft_id: 1 },
        { volunteer_id: 4, mobilization_id: "m", mobilization_ft_id: 1 },
        { volunteer_id: 4, mobilization_id: "p", mobilization_ft_id: 1 },
      ],
    });
    const [m, o, q] = ["29647800-29648040", "29647860-29648040", "29647800-29692440"];
    expect(rows(ours.festivalTaskMobilizations)).toMatchObject([
      { id: m, durationSplitInHour: 2 },
      { id: o, durationSplitInHour: null },
      { id: q },
    ]);
    expect(rows(ours.festivalTaskMobilizationTeams)).toEqual([
      { taskId: 1, mobilizationId: m, teamCode: "benevole", count: 2 },
      { taskId: 1, mobilizationId: q, teamCode: "benevole", count: 5 },
    ]);
    expect(rows(ours.festivalTaskMobilizationVolunteers)).toEqual([
      { taskId: 1, mobilizationId: m, userId: 104 },
      { taskId: 1, mobilizationId: m, userId: 105 },
    ]);
    expect(told).toEqual([
      "out festival_task_mobilization FT 1 « Bar », mobilisation du 15/05/2026 20:00 au 15/05/2026 19:00 : La date de fin doit être après la date de début",
      "out festival_task_mobilization FT 1 « Bar », mobilisation du 15/05/2026 21:00 au 16/05/2026 00:00 : Une autre a les mêmes heures, à la minute près",
      "noted festival_task_mobilization FT 1 « Bar », mobilisation du 15/05/2026 20:00 au 15/06/2026 20:00 : Repris tel quel, mais les formulaires le refusent : Une mobilisation dure 14 jours au plus",
      "noted festival_task_mobilization FT 1 « Bar », mobilisation du 15/05/2026 21:00 au 16/05/2026 00:00 : Découpage de 0 h laissé de côté",
      "out festival_task_mobilization_team FT 1 « Bar », 2 × équipe personne : Sa mobilisation n'est pas reprise",
      "out festival_task_mobilization_team FT 1 « Bar », -1 × équipe personne : La quantité doit être au moins de 1",
      "merged festival_task_mobilization_team FT 1 « Bar », 2 × équipe benevole : Ajoutés à l'équipe benevole",
      "out festival_task_mobilization_volunteer FT 1 « Bar », Personne 4 dans une mobilisation : Sa mobilisation n'est pas reprise",
    ]);
  });
});

describe("Imported slots", () => {
  it("come with their people, for a team or by name, closed accounts too", () => {
    const { rows, told } = sheetsOf({
      ...startedTask,
      assignee: [assignee(), assignee({ user_id: 8, team_code: null })],
    });
    const [period, place] = [
      { startAt: hour("18:00"), endAt: hour("22:00") },
      { taskId: 1, mobilizationId: "29647800-29648040" },
    ];
    expect(rows(slots)).toEqual([{ ...place, id: "29647800-29648040", ...period }]);
    const inSlot = { ...place, assignmentId: "29647800-29648040", ...period };
    expect(rows(assignees)).toEqual([
      { ...inSlot, userId: 104, teamCode: "benevole" },
      { ...inSlot, userId: 108, teamCode: null },
    ]);
    expect(told).toEqual([]);
  });

  it("are out without length, a second time, or with their mobilization, and their people with them", () => {
    const { rows, told } = sheetsOf({
      ...startedTask,
      festival_task_mobilization: [
        mobilization(),
        mobilization({ id: "n", end: hour("17:00") }),
        mobilization({ id: "o", end: hour("21:00") }),
      ],
      festival_task_mobilization_team: [
        mobilizedTeam(),
        mobilizedTeam({ mobilization_id: "n" }),
        mobilizedTeam({ mobilization_id: "o" }),
      ],
      assignment: [
        slot(),
        slot({ id: "t" }),
        slot({ id: "u", end: hour("18:00") }),
        slot({ mobilization_id: "n" }),
      ],
      assignee: [
        assignee({ assignment_id: "t" }),
        assignee({ assignment_id: "u" }),
        assignee({ mobilization_id: "n" }),
      ],
    });
    expect(rows(slots)).toHaveLength(1);
    expect(rows(assignees)).toEqual([]);
    expect(told).toEqual([
      "out festival_task_mobilization FT 1 « Bar », mobilisation du 15/05/2026 20:00 au 15/05/2026 19:00 : La date de fin doit être après la date de début",
      "out festival_task_mobilization_team FT 1 « Bar », 2 × équipe personne : Sa mobilisation n'est pas reprise",
      "out assignment FT 1 « Bar », créneau d'affectation du 15/05/2026 20:00 au 16/05/2026 00:00 : Une autre a les mêmes heures, à la minute près",
      "out assignment FT 1 « Bar », créneau d'affectation du 15/05/2026 20:00 au 15/05/2026 20:00 : La période doit avoir une durée",
      "out assignment FT 1 « Bar », créneau d'affectation du 15/05/2026 20:00 au 16/05/2026 00:00 : Sa mobilisation n'est pas reprise",
      "noted festival_task_mobilization FT 1 « Bar », mobilisation du 15/05/2026 20:00 au 15/05/2026 23:00 : En affectation, mais sans créneau d'affectation",
      "out assignee FT 1 « Bar », Personne 4, du 15/05/2026 20:00 au 16/05/2026 00:00 : Son créneau d'affectation n'est pas repris",
      "out assignee FT 1 « Bar », Personne 4, du 15/05/2026 20:00 au 15/05/2026 20:00 : Son créneau d'affectation n'est pas repris",
      "out assignee FT 1 « Bar », Personne 4, du 15/05/2026 20:00 au 16/05/2026 00:00 : Son créneau d'affectation n'est pas repris",
    ]);
  });

  it("lose the people of a team that its mobilization does not ask for", () => {
    const { rows, told } = sheetsOf({
      ...startedTask,
      festival_task_mobilization_team: [mobilizedTeam({ count: 0 }), mobilizedTeam({ team_code: "ca" })],
      assignee: [assignee(), assignee({ user_id: 5, team_code: "ca" })],
    });
    expect(rows(assignees)).toMatchObject([{ userId: 105, teamCode: "orga" }]);
    expect(told).toEqual([
      "out festival_task_mobilization_team FT 1 « Bar », 0 × équipe personne : La quantité doit être au moins de 1",
      "out assignee FT 1 « Bar », Personne 4, du 15/05/2026 20:00 au 16/05/2026 00:00 : La mobilisation ne demande personne de l'équipe benevole",
    ]);
  });

  it("hold a person once at a time: by start, then FT, then slot", () => {
    const started = (id: number) => task({ id, status: "READY_TO_ASSIGN", top_priority: false });
    const inTask = (id: number, start: string, end: string) => ({
      festival_task_id: id,
      id: `${start}-${end}`,
      start: hour(start),
      end: hour(end),
    });
    const [first, second] = [readyTask(1), readyTask(2)];
    const places = [
      inTask(2, "18:00", "20:00"),
      inTask(1, "20:00", "22:00"),
      inTask(1, "18:00", "19:00"),
      inTask(2, "19:00", "20:00"),
      inTask(1, "21:00", "21:30"),
    ];
    const { rows, told } = sheetsOf({
      festival_task: [started(1), started(2)],
      festival_task_review: [
        ...taskReviews({ humain: "APPROVED" }),
        ...taskReviews({ humain: "APPROVED" }, 2),
      ],
      festival_task_contact: [...first.festival_task_contact, ...second.festival_task_contact],
      festival_task_mobilization: [...first.festival_task_mobilization, ...second.festival_task_mobilization],
      festival_task_mobilization_team: [
        ...first.festival_task_mobilization_team,
        ...second.festival_task_mobilization_team,
      ],
      assignment: places.map(slot),
      assignee: places.map(({ id, festival_task_id }) => assignee({ assignment_id: id, festival_task_id })),
    });
    expect(rows(assignees)).toMatchObject([
      { taskId: 1, startAt: hour("18:00") },
      { taskId: 2, startAt: hour("19:00") },
      { taskId: 1, startAt: hour("20:00") },
    ]);
    expect(told).toEqual([
      "out assignee FT 2 « Bar », Personne 4, du 15/05/2026 20:00 au 15/05/2026 22:00 : Déjà sur la FT 1 « Bar », du 15/05/2026 20:00 au 15/05/2026 21:00",
      "out assignee FT 1 « Bar », Personne 4, du 15/05/2026 23:00 au 15/05/2026 23:30 : Déjà sur la FT 1 « Bar », du 15/05/2026 22:00 au 16/05/2026 00:00",
    ]);
  });
});
