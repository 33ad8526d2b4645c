import { sql } from "drizzle-orm";
import { rowsOf } from "../database/driver";
import { userTeams } from "../database/schema/access";
import * as activities from "../festival-activities/testing/sheets";
import * as tasks from "../festival-tasks/testing/sheets";
import { callerOf } from "../testing/calls";
import type { Role } from "../testing/cast";
import { startTestServer, useTestServer } from "../testing/test-server";
import { useFestival } from "../testing/festival";
import { fillCatalogue } from "../testing/catalogue";
import { inboxOf, textsOf, unreadOf } from "./testing/inboxes";

let isStopped = false;
const festival = useFestival({
  onStated() {
    if (isStopped) throw new Error("The server is killed before the commit");
  },
});
const reviewers = ["humain", "matos", "elec", "barrieres", "secu", "signa"] as const;

const toldOf = async (id: number, of: readonly Role[]) => {
  const told = await Promise.all(
    of.map(async (role) =>
      (await inboxOf(festival.as[role])).some(({ path }) => path === `/fa/${String(id)}`),
    ),
  );
  return of.filter((_, index) => told[index]);
};
const everyone = ["organiser", "colleague", "volunteer", ...reviewers, "communication", "admin"] as const;

describe("INB-2 The teams that a sheet waits for", () => {
  it("hear of it, each in their own name, and nobody else", async () => {
    const { id } = await activities.inReview(festival.as.organiser);
    expect(await toldOf(id, everyone)).toEqual(reviewers);
    expect((await textsOf(festival.as.barrieres))[0]).toBe(
      `La FA #${String(id)} « Bal des pompiers » attend la relecture de l'équipe Barrières`,
    );
  });

  it("FA-12 are only those that had refused, when it is asked for again", async () => {
    const { as } = festival;
    const fa = await activities.inReview(as.organiser);
    const path = activities.pathOf(fa);
    await as.secu.post(`${path}/reject`, { team: "secu", reason: "Pas clair" });
    const before = await Promise.all(reviewers.map((team) => unreadOf(as[team])));
    expect((await as.organiser.post(`${path}/ask-for-review`)).status).toBe(201);
    const after = await Promise.all(reviewers.map((team) => unreadOf(as[team])));
    const more = reviewers.map((team, index) => [team, (after[index] ?? 0) - (before[index] ?? 0)]);
    expect(more).toEqual(reviewers.map((team) => [team, team === "secu" ? 1 : 0]));
  });

  it("FT-10 are those of a task", async () => {
    const ft = await tasks.inReview(festival);
    expect((await textsOf(festival.as.matos))[0]).toBe(
      `La FT #${String(ft.id)} « Monter le bar » attend la relecture de l'équipe Matos`,
    );
    expect((await inboxOf(festival.as.elec))[0]?.path).not.toBe(`/ft/${String(ft.id)}`);
  });
});

describe("INB-3 The person in charge", () => {
  it("hears of each refusal with its reason, and of the last approval", async () => {
    const { as } = festival;
    const fa = await activities.inReview(as.colleague);
    const path = activities.pathOf(fa);
    const name = `FA #${String(fa.id)} « Bal des pompiers »`;
    await as.humain.post(`${path}/reject`, { team: "humain", reason: "Il manque du monde" });
    await as.secu.post(`${path}/reject`, { team: "secu", reason: "Pas clair" });
    const refusals = await inboxOf(as.colleague);
    expect(refusals.map(({ kind, text, quote }) => [kind, text, quote])).toEqual([
      [
        "REFUSED",
        expect.stringMatching(new RegExp(`^secu .* a refusé ta ${name} pour l'équipe Sécu$`)),
        "Pas clair",
      ],
      [
        "REFUSED",
        expect.stringMatching(new RegExp(`^humain .* a refusé ta ${name} pour l'équipe Humain$`)),
        "Il manque du monde",
      ],
    ]);
    await as.colleague.post(`${path}/ask-for-review`);
    for (const team of reviewers) {
      expect(await unreadOf(as.colleague)).toBe(2);
      await as[team].post(`${path}/approve`, { team });
    }
    expect((await textsOf(as.colleague))[0]).toBe(`Ta ${name} est validée par toutes les équipes`);
    expect(await unreadOf(as.colleague)).toBe(3);
  });

  it("FT-23 of a task is its administrator", async () => {
    const { as } = festival;
    const ft = await tasks.inReview(festival);
    await as.humain.post(`${tasks.pathOf(ft)}/reject`, { team: "humain", reason: "Trop tard" });
    expect((await inboxOf(as.organiser))[0]).toMatchObject({ kind: "REFUSED", path: `/ft/${String(ft.id)}` });
  });
});

describe("INB-4 One message a person and event", () => {
  const server = useTestServer();
  beforeAll(() => fillCatalogue(server.services.db));

  it("names all the teams of a person who reviews for several", async () => {
    const author = callerOf(server.app, (await server.person({ teams: ["benevole", "hard"] })).accessToken);
    const teams = ["benevole", "hard", "matos", "elec", "secu"];
    const both = callerOf(server.app, (await server.person({ teams })).accessToken);
    const { id } = await activities.inReview(author);
    expect(await textsOf(both)).toEqual([
      `La FA #${String(id)} « Bal des pompiers » attend la relecture de tes équipes Élec, Matos et Sécu`,
    ]);
  });

  it("is none for the author of the act", async () => {
    const author = callerOf(
      server.app,
      (await server.person({ teams: ["benevole", "hard", "matos"] })).accessToken,
    );
    const path = activities.pathOf(await activities.inReview(author));
    expect(await textsOf(author)).toEqual([]);
    await author.post(`${path}/reject`, { team: "matos", reason: "Je me refuse" });
    expect(await textsOf(author)).toEqual([]);
  });

  it("is written once when two screens ask at the same moment", async () => {
    const author = callerOf(server.app, (await server.person({ teams: ["benevole", "hard"] })).accessToken);
    const signa = callerOf(
      server.app,
      (await server.person({ teams: ["benevole", "hard", "signa"] })).accessToken,
    );
    const path = activities.pathOf(await activities.aReadyDraft(author));
    const answers = await Promise.all([1, 2, 3].map(() => author.post(`${path}/ask-for-review`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(await unreadOf(signa)).toBe(1);
  });

  it("leaves with the change, or not at all", async () => {
    const { as } = festival;
    const path = activities.pathOf(await activities.aReadyDraft(as.organiser));
    const before = await unreadOf(as.signa);
    isStopped = true;
    const lost = await as.organiser.post(`${path}/ask-for-review`);
    isStopped = false;
    expect(lost.status).toBe(500);
    expect(await unreadOf(as.signa)).toBe(before);
    expect((await as.organiser.post(`${path}/ask-for-review`)).status).toBe(201);
    expect(await unreadOf(as.signa)).toBe(before + 1);
  });

  it("INB-5 is none for those who may not read the sheet", async () => {
    const { services, as, ids } = festival;
    const fa = await activities.inReview(as.colleague);
    const theirs = sql`user_id = ${ids.colleague} and team_code = 'hard'`;
    await services.db.delete(userTeams).where(theirs);
    await as.matos.post(`${activities.pathOf(fa)}/reject`, { team: "matos", reason: "Rien en stock" });
    await services.db.insert(userTeams).values({ userId: ids.colleague, teamCode: "hard" });
    const found = await services.db.execute(sql`select count(*)::int as count from inbox_messages
      where user_id = ${ids.colleague} and sheet_id = ${fa.id} and kind = 'REFUSED'`);
    expect(rowsOf<{ count: number }>(found)).toEqual([{ count: 0 }]);
  });
});

describe("A large team", () => {
  it("is told at once, by one live event", async () => {
    const server = await startTestServer({
      onStated(stated) {
        addressed.push(...stated.filter(({ event }) => event === "inbox-changed").map(({ users }) => users));
      },
    });
    const addressed: (readonly number[] | undefined)[] = [];
    await fillCatalogue(server.services.db);
    const author = callerOf(server.app, (await server.person({ teams: ["benevole", "hard"] })).accessToken);
    const people: number[] = [];
    for (let count = 0; count < 60; count++)
      people.push((await server.person({ teams: ["benevole", "hard", "secu", "signa"] })).id);
    await activities.inReview(author);
    expect(addressed.map((users) => [...(users ?? [])].sort((a, b) => a - b))).toEqual([people]);
    await server.close();
  });
});
