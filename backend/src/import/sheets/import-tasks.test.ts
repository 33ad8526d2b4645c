import * as ours from "../../database/schema/festival-tasks";
import { assignees, slots } from "../../database/schema/slots";
import { sheetsOf } from "./testing/import";
import { at } from "./testing/peer";
import {
  activity,
  mobilization,
  mobilizedTeam,
  readyTask,
  startedTask,
  task,
  taskReviews,
} from "./testing/rows";

const reviewing = taskReviews({ humain: "REVIEWING", matos: "APPROVED" });
const ofHumain = (...people: number[]) => ({
  user_team: people.map((user_id) => ({ user_id, team_code: "humain" })),
});

describe("The row of an imported task", () => {
  it("comes as it is, with our numbers of people and codes of teams", () => {
    const { rows, told } = sheetsOf({
      ...readyTask(),
      festival_activity: [activity({ status: "DRAFT" })],
      festival_task: [task({ team_code: "ca" })],
      festival_task_review: reviewing,
    });
    expect(told).toEqual([]);
    expect(rows(ours.festivalTasks)).toEqual([
      {
        id: 1,
        status: "IN_REVIEW",
        name: "Bar",
        festivalActivityId: 1,
        administratorId: 102,
        teamCode: "orga",
        appointmentId: 5,
        globalInstruction: "<p>Sers</p>",
        inChargeInstruction: null,
        reviewerId: 103,
        category: null,
        topPriority: null,
        deletedAt: null,
      },
    ]);
    expect(rows(ours.festivalTaskReviews)).toEqual([
      { taskId: 1, team: "humain", review: "REVIEWING" },
      { taskId: 1, team: "matos", review: "APPROVED" },
      { taskId: 1, team: "elec", review: "NOT_ASKING_TO_REVIEW" },
    ]);
  });

  it("is out without an activity, with everything of it", () => {
    const { rows, told } = sheetsOf({
      ...startedTask,
      festival_task: [task({ festival_activity_id: null, status: "READY_TO_ASSIGN" })],
      festival_task_in_charge_volunteer: [{ volunteer_id: 4, festival_task_id: 1 }],
      festival_task_mobilization_volunteer: [
        { volunteer_id: 4, mobilization_id: "m", mobilization_ft_id: 1 },
      ],
      festival_task_inquiry_request: [{ ft_id: 1, slug: "echelle", quantity: 1, drive: null }],
      festival_task_feedback: [
        { ft_id: 1, author_id: 2, content: "Bien", published_at: at("2026-03-01T10:00:00Z") },
      ],
      festival_task_history: [
        {
          ft_id: 1,
          id: 1,
          event: "CREATED",
          instigator_id: 2,
          at: at("2026-03-01T10:00:00Z"),
          context: null,
          snapshot: {},
        },
      ],
    });
    for (const table of [
      ours.festivalTasks,
      ours.festivalTaskContacts,
      ours.festivalTaskInChargeVolunteers,
      ours.festivalTaskMobilizations,
      ours.festivalTaskMobilizationVolunteers,
      ours.festivalTaskMobilizationTeams,
      ours.festivalTaskInquiryRequests,
      ours.festivalTaskReviews,
      ours.festivalTaskFeedbacks,
      ours.festivalTaskHistory,
      slots,
      assignees,
    ]) {
      expect(rows(table)).toEqual([]);
    }
    expect(told[0]).toBe("out festival_task FT 1 « Bar » : Elle n'est liée à aucune FA : à lier là-bas");
    expect(told.map((line) => line.split(" ").slice(0, 2).join(" ")).sort()).toEqual([
      "out assignee",
      "out assignment",
      "out festival_task",
      "out festival_task_contact",
      "out festival_task_feedback",
      "out festival_task_history",
      "out festival_task_in_charge_volunteer",
      "out festival_task_inquiry_request",
      "out festival_task_mobilization",
      "out festival_task_mobilization_team",
      "out festival_task_mobilization_volunteer",
      "out festival_task_review",
      "out festival_task_review",
    ]);
  });

  it("comes when its activity is deleted", () => {
    const { rows, told } = sheetsOf({
      ...readyTask(),
      festival_activity: [activity({ status: "DRAFT", is_deleted: true })],
      festival_task: [task()],
      festival_task_review: reviewing,
    });
    expect([rows(ours.festivalTasks).length, told]).toEqual([1, []]);
  });

  it("keeps people in the order of their ids", () => {
    const { rows } = sheetsOf({
      festival_task: [task({ status: "DRAFT" })],
      festival_task_contact: [4, 3].map((contact_id) => ({ contact_id, festival_task_id: 1 })),
      festival_task_in_charge_volunteer: [6, 5].map((volunteer_id) => ({
        volunteer_id,
        festival_task_id: 1,
      })),
    });
    expect(rows(ours.festivalTaskContacts)).toEqual([
      { taskId: 1, userId: 103 },
      { taskId: 1, userId: 104 },
    ]);
    expect(rows(ours.festivalTaskInChargeVolunteers)).toMatchObject([{ userId: 105 }, { userId: 106 }]);
  });

  it("loses category and priority out of assignment, and a category that we lack in it", () => {
    const { rows, told } = sheetsOf({
      ...startedTask,
      festival_task: [
        task({ id: 2, status: "DRAFT", category: "BAR", top_priority: false, reviewer_id: null }),
        task({ status: "READY_TO_ASSIGN", category: "COLLAGE", top_priority: null }),
      ],
    });
    expect(rows(ours.festivalTasks)).toMatchObject([
      { id: 1, category: null, topPriority: false },
      { id: 2, category: null, topPriority: null },
    ]);
    expect(told).toEqual([
      "noted festival_task FT 1 « Bar » : Catégorie COLLAGE inconnue ici : à choisir à nouveau",
      "noted festival_task FT 2 « Bar » : Catégorie et priorité vidées : elle n'est pas en affectation",
    ]);
  });
});

describe("The status of an imported task", () => {
  const statusOf = (tables: Parameters<typeof sheetsOf>[0]) => {
    const { rows, told } = sheetsOf({ ...startedTask, ...tables });
    return {
      status: rows(ours.festivalTasks)[0]?.status,
      reviews: rows(ours.festivalTaskReviews).length,
      slots: rows(slots).length,
      told,
    };
  };

  it("stays in assignment when nothing is missing and all reviews are settled", () => {
    expect(statusOf({})).toEqual({ status: "READY_TO_ASSIGN", reviews: 3, slots: 1, told: [] });
  });

  it("is that of its reviews when one rejects or waits, without slots", () => {
    const { told, ...state } = statusOf({ festival_task_review: taskReviews({ humain: "REJECTED" }) });
    expect(state).toEqual({ status: "REFUSED", reviews: 3, slots: 0 });
    expect(told).toEqual([
      "noted festival_task FT 1 « Bar » : « Refusée », comme le disent ses relectures",
      "noted festival_task FT 1 « Bar » : Catégorie et priorité vidées : elle n'est pas en affectation",
      "out assignment FT 1 « Bar », créneau d'affectation du 15/05/2026 20:00 au 16/05/2026 00:00 : Sa FT n'est pas en affectation",
      "out assignee FT 1 « Bar », Personne 4, du 15/05/2026 20:00 au 16/05/2026 00:00 : Son créneau d'affectation n'est pas repris",
    ]);
    expect(statusOf({ festival_task_review: reviewing })).toMatchObject({ status: "IN_REVIEW", slots: 0 });
  });

  it.each([
    ["a team", { festival_task: [task({ status: "VALIDATED", team_code: null })] }],
    ["a place", { festival_task: [task({ status: "VALIDATED", appointment_id: null })] }],
    ["instructions", { festival_task: [task({ status: "VALIDATED", global_instruction: null })] }],
    [
      "people for instructions",
      { festival_task: [task({ status: "VALIDATED", in_charge_instruction: "Va" })] },
    ],
    [
      "instructions for people",
      { festival_task_in_charge_volunteer: [{ volunteer_id: 4, festival_task_id: 1 }] },
    ],
    ["a contact", { festival_task_contact: [] }],
    ["mobilizations", { festival_task_mobilization: [], festival_task_mobilization_team: [] }],
    ["people in a mobilization", { festival_task_mobilization_team: [mobilizedTeam({ count: 0 })] }],
  ])("is a draft without %s, with no review and no slot", (_, tables) => {
    expect(statusOf(tables)).toMatchObject({ status: "DRAFT", reviews: 0, slots: 0 });
    expect(sheetsOf({ ...startedTask, ...tables }).rows(ours.festivalTasks)).toMatchObject([
      { reviewerId: null, category: null, topPriority: null },
    ]);
  });

  it("stays deleted, without slots", () => {
    const [started] = startedTask.festival_task;
    const { told, ...state } = statusOf({ festival_task: [{ ...task(), ...started, is_deleted: true }] });
    expect(state).toEqual({ status: "READY_TO_ASSIGN", reviews: 3, slots: 0 });
    expect(told).toEqual([
      "out assignment FT 1 « Bar », créneau d'affectation du 15/05/2026 20:00 au 16/05/2026 00:00 : Sa FT est supprimée",
      "out assignee FT 1 « Bar », Personne 4, du 15/05/2026 20:00 au 16/05/2026 00:00 : Son créneau d'affectation n'est pas repris",
    ]);
  });
});

describe("The reviewer of an imported task that has none", () => {
  const withoutReviewer = (people: Parameters<typeof sheetsOf>[0]) => {
    const { rows, told } = sheetsOf({
      ...readyTask(),
      festival_task_contact: [1, 2].map((festival_task_id) => ({ contact_id: 3, festival_task_id })),
      festival_task_mobilization: [mobilization(), mobilization({ ft_id: 2 })],
      festival_task_mobilization_team: [mobilizedTeam(), mobilizedTeam({ mobilization_ft_id: 2 })],
      festival_task: [task({ id: 2, reviewer_id: null }), task({ reviewer_id: 4 })],
      festival_task_review: [...reviewing, ...taskReviews({ humain: "REVIEWING" }, 2)],
      ...people,
    });
    return { row: rows(ours.festivalTasks)[1], told };
  };
  const mayReview = {
    permission: [{ id: 1, name: "validate-ft", description: null }],
    team_permission: [{ permission_name: "validate-ft", team_code: "humain" }],
  };

  it("is the member of humain with the fewest in review, but for the administrator", () => {
    const { row, told } = withoutReviewer({ ...mayReview, ...ofHumain(2, 4, 5, 6) });
    expect(row).toMatchObject({ id: 2, status: "IN_REVIEW", reviewerId: 105 });
    expect(told).toEqual([
      "noted festival_task FT 2 « Bar » : Sans relecteur : confiée à la personne de l'équipe humain qui relit le moins de FT",
    ]);
  });

  it("is not somebody whose account is closed, nor without the right", () => {
    expect(withoutReviewer({ ...mayReview, ...ofHumain(8, 4) }).row).toMatchObject({ reviewerId: 104 });
    const nobodyMay = { ...mayReview, team_permission: [] };
    expect(withoutReviewer({ ...nobodyMay, ...ofHumain(4, 5) }).row).toMatchObject({ status: "DRAFT" });
  });

  it("has the right of a new festival where the peer does not know it", () => {
    expect(withoutReviewer(ofHumain(5)).row).toMatchObject({ reviewerId: 105 });
  });

  it("is nobody when nobody may: the task is a draft", () => {
    const { row, told } = withoutReviewer({ ...mayReview, ...ofHumain(2) });
    expect(row).toMatchObject({ id: 2, status: "DRAFT", reviewerId: null });
    expect(told).toEqual([
      "noted festival_task FT 2 « Bar » : Reprise en brouillon : personne ne peut la relire",
      "out festival_task_review FT 2 « Bar », relecture d'humain : Une fiche en brouillon n'a pas de relecture",
    ]);
  });
});
