import type { Preferences } from "@coulisses/shared-domain/contract/preferences";
import { preferences } from "../database/schema/people";
import { call } from "../testing/calls";
import { type Person, useTestServer } from "../testing/test-server";

const server = useTestServer();
let volunteer: Person, organiser: Person;

beforeAll(async () => {
  volunteer = await server.person({ teams: ["benevole", "soft"] });
  organiser = await server.person({ teams: ["benevole", "hard"] });
});
beforeEach(() => server.services.db.delete(preferences));

const patch = (path: string, body: object, { accessToken: token }: Person = organiser) =>
  call(server, "PATCH", `/preferences/me/${path}`, { token, body });
const mine = async ({ accessToken: token }: Person = organiser) =>
  (await call(server, "GET", "/preferences/me", { token })).json<Preferences>();

describe("§10 What a person prefers", () => {
  it("is nothing in particular at first, then what they chose", async () => {
    const reminders = { mail: ["EVENING", "CHANGE"], push: [] };
    const nothing = {
      favoritePages: [],
      reminders,
      news: {
        mail: ["SHEET", "MENTION", "REVIEW"],
        push: [],
        inbox: ["SHEET", "MENTION", "REVIEW"],
      },
    };
    expect(await mine()).toEqual({ paperPlanning: null, assignment: "NO_PREF", ...nothing });
    expect((await patch("planning", { paperPlanning: false })).status).toBe(200);
    expect((await patch("assignment", { assignment: "STACKED" })).status).toBe(200);
    expect(await mine()).toEqual({ paperPlanning: false, assignment: "STACKED", ...nothing });
    expect((await mine(volunteer)).assignment).toBe("NO_PREF");
  });

  it("is whole when two choices are clicked at once", async () => {
    const answers = await Promise.all([
      patch("planning", { paperPlanning: true }),
      patch("assignment", { assignment: "NO_REST" }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await mine()).toMatchObject({ paperPlanning: true, assignment: "NO_REST" });
  });

  it("is which reminders come by mail and which to browsers, each as it was chosen", async () => {
    expect((await patch("reminders", { push: ["SOON", "SOON"] })).status).toBe(200);
    expect((await mine()).reminders).toEqual({ mail: ["EVENING", "CHANGE"], push: ["SOON"] });
    await Promise.all([patch("reminders", { mail: [] }), patch("reminders", { push: ["CHANGE"] })]);
    expect((await mine()).reminders).toEqual({ mail: [], push: ["CHANGE"] });
    expect((await patch("reminders", {})).status).toBe(200);
    expect((await mine()).reminders).toEqual({ mail: [], push: ["CHANGE"] });
  });

  it.each([
    { mail: ["NEVER"] },
    { push: "SOON" },
    { push: ["SOON", "SOON", "SOON", "SOON"] },
    { mail: null },
  ])("is no reminder such as %j", async (body) => {
    expect((await patch("reminders", body)).status).toBe(400);
  });

  it("INB-7 is which news of sheets come by mail and which to browsers", async () => {
    expect((await patch("news", { push: ["MENTION"] })).status).toBe(200);
    const all = ["SHEET", "MENTION", "REVIEW"];
    expect((await mine()).news).toEqual({ mail: all, push: ["MENTION"], inbox: all });
    expect((await patch("news", { mail: [] })).status).toBe(200);
    expect((await patch("news", { inbox: ["SHEET", "SHEET"] })).status).toBe(200);
    expect((await mine()).news).toEqual({ mail: [], push: ["MENTION"], inbox: ["SHEET"] });
    for (const body of [{ mail: ["SOON"] }, { push: "SHEET" }, { mail: null }, { inbox: ["ALL"] }])
      expect((await patch("news", body)).status).toBe(400);
  });

  it.each([{ paperPlanning: "oui" }, { paperPlanning: null }, { paperPlanning: 1 }, {}])(
    "is no printed planning of %j",
    async (body) => {
      expect((await patch("planning", body)).status).toBe(400);
      expect((await mine()).paperPlanning).toBeNull();
    },
  );

  it.each(["no_rest", "", "constructor", null, ["STACKED"]])(
    "is no way of working called %j",
    async (assignment) => {
      const refusal = await patch("assignment", { assignment });
      expect([refusal.status, refusal.message]).toEqual([400, "Préférence non existante"]);
    },
  );
});

describe("Favourite pages", () => {
  const forget = (page: string) =>
    call(server, "DELETE", `/preferences/me/favorite-pages?page=${encodeURIComponent(page)}`, {
      token: organiser.accessToken,
    });

  it("X14 hold a page once, though it is added twenty times at once", async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => patch("favorite-pages", { page: "/fa" })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await mine()).favoritePages).toEqual(["/fa"]);
    expect((await forget("/fa")).json()).toEqual({ favoritePages: [] });
    expect((await forget("/fa")).status).toBe(200);
  });

  it("keep every page of those added at once", async () => {
    await Promise.all(["/fa", "/ft", "/stats"].map((page) => patch("favorite-pages", { page })));
    expect((await mine()).favoritePages.toSorted()).toEqual(["/fa", "/ft", "/stats"]);
  });

  it.each(["/licorne", "https://example.org", "/fa/12", "", "javascript:alert(1)"])(
    "are none at %j",
    async (page) => {
      const refusal = await patch("favorite-pages", { page });
      expect([refusal.status, refusal.message]).toEqual([400, "La page est invalide"]);
      expect((await forget(page)).status).toBe(400);
    },
  );

  it("are for those who may choose them", async () => {
    expect((await patch("favorite-pages", { page: "/fa" }, volunteer)).status).toBe(403);
  });

  it("that are no longer there are left out", async () => {
    const favoritePages = ["/fa", "/ancienne-page"];
    await server.services.db.insert(preferences).values({ userId: organiser.id, favoritePages });
    expect((await mine()).favoritePages).toEqual(["/fa"]);
  });
});
