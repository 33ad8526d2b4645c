import * as ours from "../../database/schema/festival-activities";
import { sheetsOf } from "./testing/import";
import { at } from "./testing/peer";
import { activity, activityReviews, window } from "./testing/rows";

const approved = {
  humain: "APPROVED",
  matos: "APPROVED",
  elec: "APPROVED",
  barrieres: "APPROVED",
  secu: "APPROVED",
  signa: "APPROVED",
};
const reviewing = activityReviews({ ...approved, signa: "REVIEWING" });

describe("The row of an imported activity", () => {
  it("comes as it is, with our numbers of people and codes of teams", () => {
    const { rows, told } = sheetsOf({
      festival_activity: [activity({ team_code: "ca", water: "Un peu" })],
      festival_activity_review: reviewing,
    });
    expect(told).toEqual([]);
    expect(rows(ours.festivalActivities)).toEqual([
      {
        id: 1,
        status: "IN_REVIEW",
        name: "Bal",
        description: "<p>On danse</p>",
        categories: [],
        toPublish: false,
        photoLink: null,
        isFlagship: false,
        adherentId: 102,
        teamCode: "orga",
        locationId: 5,
        specialNeed: null,
        freePass: 0,
        water: "Un peu",
        deletedAt: null,
      },
    ]);
  });

  it("leaves out what has no place, and says so", () => {
    const { rows, told } = sheetsOf({
      festival_activity: [
        activity({
          adherent_id: null,
          free_pass: -2,
          photo_link: "javascript:alert(1)",
          categories: ["RELOU", "Cirque", "Sport"],
          description: "<script>alert(1)</script><p>Bal</p>",
          name: " ",
          is_deleted: true,
        }),
      ],
      festival_activity_review: reviewing,
    });
    expect(rows(ours.festivalActivities)).toMatchObject([
      {
        name: " ",
        description: "<p>Bal</p>",
        photoLink: null,
        categories: ["Sport", "RELOU"],
        freePass: 0,
        adherentId: 199,
        deletedAt: at("2026-11-28T10:00:00.000Z"),
      },
    ]);
    expect(told).toEqual([
      "noted festival_activity FA 1 «   » : Personne n'en est responsable : à confier à quelqu'un",
      "noted festival_activity FA 1 «   » : Description : un lien, un script ou une mise en forme inconnue ici est laissé de côté",
      "noted festival_activity FA 1 «   » : Lien de la photo « javascript:alert(1) » laissé de côté : ce n'est pas une adresse web",
      "noted festival_activity FA 1 «   » : Catégories inconnues ici, laissées de côté : Cirque",
      "noted festival_activity FA 1 «   » : -2 laissez-passer : repris à 0",
      "noted festival_activity FA 1 «   » : Repris tel quel, mais les formulaires le refusent : Nom de la FA : ne peut pas être vide",
    ]);
  });

  it("gets https where its photo's link has no scheme", () => {
    const { rows } = sheetsOf({ festival_activity: [activity({ photo_link: "drive.exemple.fr/a" })] });
    expect(rows(ours.festivalActivities)).toMatchObject([{ photoLink: "https://drive.exemple.fr/a" }]);
  });

  it("comes as it is when it is more than a form takes", () => {
    const name = "B".repeat(201);
    const { rows, told } = sheetsOf({
      festival_activity: [activity({ name, status: "DRAFT" })],
      festival_activity_feedback: Array.from({ length: 201 }, (_, second) => ({
        fa_id: 1,
        author_id: 2,
        content: "Bien",
        published_at: new Date(second * 1000),
      })),
    });
    expect(rows(ours.festivalActivityFeedbacks)).toHaveLength(201);
    expect(told).toEqual([
      `noted festival_activity FA 1 « ${name} » : Repris tel quel, mais les formulaires le refusent : Une fiche compte 200 commentaires au plus`,
      "noted festival_activity FA 1 « BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB » : Repris tel quel, mais les formulaires le refusent : Nom de la FA : 200 caractères au plus",
    ]);
  });
});

describe("The status of an imported activity", () => {
  function stateOf(
    fields: Parameters<typeof activity>[0],
    reviews: Record<string, string> = {},
    others: Parameters<typeof sheetsOf>[0] = {},
  ) {
    const { rows, told } = sheetsOf({
      festival_activity: [activity(fields)],
      festival_activity_review: activityReviews(reviews),
      ...others,
    });
    const [row] = rows(ours.festivalActivities);
    const given = rows(ours.festivalActivityReviews).map(({ team, review }) => [team, review]);
    return { status: row?.status, reviews: Object.fromEntries(given) as object, told };
  }

  it("stays a draft, whose reviews are out", () => {
    expect(stateOf({ status: "DRAFT" }, { humain: "APPROVED" })).toEqual({
      status: "DRAFT",
      reviews: {},
      told: [
        "out festival_activity_review FA 1 « Bal », relecture d'humain : Une fiche en brouillon n'a pas de relecture",
      ],
    });
  });

  it("is what the reviews say, a team without any not being asked", () => {
    expect(stateOf({ status: "VALIDATED" }, approved)).toEqual({
      status: "VALIDATED",
      reviews: { ...approved, communication: "NOT_ASKING_TO_REVIEW" },
      told: [],
    });
    const { status, told } = stateOf({ status: "IN_REVIEW" }, { ...approved, secu: "REJECTED" });
    expect([status, told]).toEqual([
      "REFUSED",
      ["noted festival_activity FA 1 « Bal » : « Refusée », comme le disent ses relectures"],
    ]);
  });

  it.each([
    ["a description", { description: null }, {}],
    ["a team", { team_code: null }, {}],
    ["a place", { location_id: null }, {}],
    [
      "a photo, published",
      { to_publish: true, categories: ["Sport"] },
      { festival_activity_time_window_general: [window()] },
    ],
    [
      "a category, published",
      { to_publish: true, photo_link: "a.fr" },
      { festival_activity_time_window_general: [window()] },
    ],
    ["a window, published", { to_publish: true, photo_link: "a.fr", categories: ["Sport"] }, {}],
    ["gear for its windows", {}, { festival_activity_time_window_inquiry: [window()] }],
    [
      "windows for its gear",
      {},
      { festival_activity_inquiry_request: [{ fa_id: 1, slug: "echelle", quantity: 1, drive: null }] },
    ],
  ])("is a draft without %s, with no review", (_, fields, others) => {
    const { status, reviews, told } = stateOf({ status: "VALIDATED", ...fields }, approved, others);
    expect({ status, reviews }).toEqual({ status: "DRAFT", reviews: {} });
    expect(told[0]).toMatch(/^noted festival_activity FA 1 « Bal » : Reprise en brouillon.* nécessaire/);
    expect(told.filter((line) => line.startsWith("out festival_activity_review"))).toHaveLength(6);
  });

  it("is judged before anything is left out", () => {
    const published = { to_publish: true, photo_link: "!", categories: ["Cirque"] };
    const backwards = {
      festival_activity_time_window_general: [window({ end: at("2026-05-15T17:00:00Z") })],
    };
    expect(stateOf({ status: "VALIDATED", ...published }, approved, backwards).status).toBe("VALIDATED");
  });
});
