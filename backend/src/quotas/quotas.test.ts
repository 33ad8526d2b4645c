import type { Print } from "@coulisses/shared-domain/contract/planning/prints";
import { defaultWeights } from "@coulisses/shared-domain/proposal/proposal";
import { quotas, type QuotaKind } from "@coulisses/shared-domain/quota/quotas";
import { call } from "../testing/calls";
import { type Person, useTestServer } from "../testing/test-server";
import { counts } from "./counts";

const server = useTestServer();
let admin: Person;
beforeAll(async () => {
  admin = await server.person({ teams: ["admin", "benevole", "hard", "humain"] });
});

const post = (path: string, body: object, { accessToken: token }: Person = admin) =>
  call(server, "POST", path, { token, body });
const set = (own: object) => post("/configuration/quotas", { value: own });
const manager = "ou demande à qui gère la configuration d'augmenter cette limite";

describe("63 A festival that holds as much of something as is kept", () => {
  it("takes no more FA, until one is deleted or the bound is another", async () => {
    await set({ activities: 1 });
    const first = await post("/festival-activities", { name: "Bal" });
    const more = await post("/festival-activities", { name: "Grand bal" });
    expect([more.status, more.message]).toEqual([
      409,
      `Le festival compte déjà 1 fiches activité : supprime celles qui ne servent plus, ${manager}`,
    ]);
    await call(server, "DELETE", `/festival-activities/${String(first.sheet().id)}`, {
      token: admin.accessToken,
    });
    expect((await post("/festival-activities", { name: "Grand bal" })).status).toBe(201);
    await set({ activities: 2 });
    expect((await post("/festival-activities", { name: "Petit bal" })).status).toBe(201);
  });

  it("counts friends person by person", async () => {
    await set({ friends: 1 });
    const [lea, max, noel] = [
      await server.person({ teams: ["benevole"] }),
      await server.person({ teams: ["benevole"] }),
      await server.person({ teams: ["benevole"] }),
    ];
    expect((await post("/friends", { id: max.id }, lea)).status).toBe(201);
    const more = await post("/friends", { id: noel.id }, lea);
    expect([more.status, more.message]).toEqual([
      409,
      `Il y a déjà 1 amis : retires-en avant d'en ajouter, ${manager}`,
    ]);
    expect((await post("/friends", { id: noel.id }, max)).status).toBe(201);
  });

  it("prints three things at once for one person, and goes on once one is cancelled", async () => {
    const { jobs } = server.services;
    await jobs.stop();
    const people = await Promise.all(Array.from({ length: 4 }, () => server.person({ teams: ["benevole"] })));
    const ask = (person?: Person) =>
      post("/planning/prints", { kind: "LEAFLETS", volunteerIds: [person?.id] });
    const [first] = [await ask(people[0]), await ask(people[1]), await ask(people[2])];
    expect(first.status).toBe(201);
    const more = await ask(people[3]);
    expect([more.status, more.message]).toEqual([
      409,
      `Il y a déjà 3 impressions en préparation : attends qu'elles soient prêtes, ou annules-en une, ${manager}`,
    ]);
    await call(server, "DELETE", `/planning/prints/${first.json<Print>().id}`, { token: admin.accessToken });
    expect((await ask(people[3])).status).toBe(201);
  });
});

describe("63 A festival that holds as much as is kept, whatever it is of,", () => {
  let activity: number;
  beforeAll(async () => {
    await set({});
    activity = (await post("/festival-activities", { name: "Concert" })).sheet().id;
  });
  const own = () => `/planning/${String(admin.id)}/break-periods`;
  const at = (day: number, hour = 0) => new Date(Date.UTC(2030, 0, day, hour)).toISOString();

  it.each<[QuotaKind, string | (() => string), (n: number) => object]>([
    ["tasks", "/festival-tasks", () => ({ name: "Monter le bar", festivalActivityId: activity })],
    ["purchases", "/logistic/purchases", () => ({ seller: "Métro", availableOn: at(0) })],
    ["borrows", "/logistic/borrows", () => ({ lender: "Métro", availableOn: at(0), unavailableOn: at(1) })],
    [
      "gears",
      "/logistic/gears",
      (n) => ({ name: `Pince ${String(n)}`, isPonctualUsage: false, isConsumable: false }),
    ],
    ["gearCategories", "/logistic/categories", (n) => ({ name: `Outils ${String(n)}` })],
    ["signages", "/signages", (n) => ({ name: `Sortie ${String(n)}`, type: "PANNEAU" })],
    [
      "locations",
      "/locations",
      (n) => ({
        name: `Préau ${String(n)}`,
        geoLocation: { type: "POINT", coordinates: { lat: 45, lng: 4 } },
      }),
    ],
    ["teams", "/teams", (n) => ({ name: `Brigade ${String(n)}` })],
    ["permissions", "/permissions", (n) => ({ name: `eat-cake-${"x".repeat(n)}` })],
    [
      "charismaPeriods",
      "/charisma-periods",
      (n) => ({ name: "Nuit", charisma: 20, start: at(n), end: at(n, 6) }),
    ],
    [
      "charismaParticipations",
      "/charisma-events",
      (n) => ({
        event: { name: `Tri ${String(n)}`, charismaPerHour: 10, eventDate: "2026-05-12T10:00:00Z" },
        participants: [{ id: admin.id, hours: 1 }],
      }),
    ],
    [
      "barrels",
      "/personal-account/barrels",
      (n) => ({ drink: `Blonde ${String(n)}`, price: 8_000, openedOn: at(0) }),
    ],
    [
      "sharedMeals",
      "/shared-meals",
      (n) => ({ menu: `Tarte ${String(n)}`, date: { day: "2026-12-04", moment: "SOIR" } }),
    ],
    ["breaks", own, (n) => ({ start: at(n), durationInHours: 6 })],
    ["proposals", "/proposals", () => ({ weights: defaultWeights, mayMove: false })],
  ])("takes no more of %s", async (kind, path, body) => {
    await set({ [kind]: 1 });
    const add = (n: number) => post(typeof path === "string" ? path : path(), body(n));
    const [first, more] = [await add(1), await add(2)];
    expect([201, 204, 409]).toContain(first.status);
    expect([more.status, more.message]).toEqual([
      409,
      expect.stringContaining(`${quotas[kind].what} : ${quotas[kind].remedy}, ${manager}`),
    ]);
  });

  it("takes no more keys of the configuration, but for new values of those that are there", async () => {
    await set({ configurationKeys: 1 });
    const more = await post("/configuration/notes-of-more", { value: { text: "Bonjour" } });
    expect([more.status, more.message]).toEqual([
      409,
      expect.stringContaining(quotas.configurationKeys.what),
    ]);
    expect((await set({ activities: 2 })).status).toBe(201);
  });
});

describe("63 What the queue prepares for one person", () => {
  it("never goes beyond the bound, however many are asked for at once", async () => {
    await server.services.jobs.stop();
    const [humain, other] = [
      await server.person({ teams: ["benevole", "hard", "humain"] }),
      await server.person({ teams: ["benevole", "hard", "humain"] }),
    ];
    const people = await Promise.all(Array.from({ length: 8 }, () => server.person({ teams: ["benevole"] })));
    const atOnce = async (ask: (rank: number) => ReturnType<typeof post>) => {
      const answers = await Promise.all(people.map((_, rank) => ask(rank)));
      const refused = answers.filter(({ status }) => status === 409);
      return { added: answers.filter(({ status }) => status === 201).length, refusal: refused[0]?.message };
    };
    const propose = (person: Person) =>
      post("/proposals", { weights: defaultWeights, mayMove: false }, person);
    const proposals = await atOnce(() => propose(humain));
    expect(proposals).toEqual({
      added: 5,
      refusal: `Il y a déjà 5 propositions en préparation : attends qu'elles soient prêtes, ou annules-en une, ${manager}`,
    });
    expect((await propose(other)).status).toBe(201);
    const prints = await atOnce((rank) =>
      post("/planning/prints", { kind: "LEAFLETS", volunteerIds: [people[rank]?.id] }, humain),
    );
    expect(prints.added).toBe(3);
  });
});

describe("63 The bounds that a festival sets", () => {
  it.each([
    [{ gears: 0 }, "matos : doit être supérieur à 0"],
    [{ gears: "beaucoup" }, "matos : un nombre entier est attendu"],
    [{ dragons: 3 }, ""],
  ])("are refused when they are %j", async (own, message) => {
    const answer = await set(own);
    expect(answer.status).toBe(400);
    expect(answer.message).toContain(message);
  });

  it("count every kind there is, no matter who asks", async () => {
    for (const kind of Object.keys(quotas) as QuotaKind[]) {
      const values = counts[kind].includes("$1")
        ? [kind === "configurationKeys" ? "festival" : admin.id]
        : [];
      const rows = await server.services.connection.runPrepared<{ count: string }>(
        { name: `count-of-${kind}`, text: counts[kind] },
        values,
      );
      expect([kind, Number(rows[0]?.count) >= 0]).toEqual([kind, true]);
    }
  });
});

describe("63 A value of the configuration", () => {
  it("is refused beyond a hundred thousand characters, and long ones stay out of the journal", async () => {
    const long = await post("/configuration/notes", { value: { text: "a".repeat(100_000) } });
    expect([long.status, long.message]).toEqual([
      400,
      `La valeur compte plus de ${(100_000).toLocaleString("fr")} caractères : raccourcis-la, ou répartis-la sur plusieurs clés`,
    ]);
    expect((await post("/configuration/notes", { value: { text: "a".repeat(50_000) } })).status).toBe(201);
    const journal = await call(server, "GET", "/audit-entries", { token: admin.accessToken });
    expect(journal.body).toContain("configuration:notes");
    expect(journal.body).not.toContain("aaaaaaaaaa");
  });
});
