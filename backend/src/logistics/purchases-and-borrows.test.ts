import type { Borrow, Purchase } from "@coulisses/shared-domain/contract/logistic-sheets";
import { fillCatalogue } from "../testing/catalogue";
import { call } from "../testing/calls";
import { useTestServer } from "../testing/test-server";

const server = useTestServer();
let matos: { accessToken: string };
beforeAll(async () => {
  await fillCatalogue(server.services.db);
  matos = await server.person({ teams: ["benevole", "matos"] });
});

const send = (
  method: "GET" | "POST" | "PATCH" | "DELETE",
  path: string,
  body?: object,
  headers: Record<string, string> = {},
) =>
  call(server, method, `/logistic${path}`, { token: matos.accessToken, headers, ...(body ? { body } : {}) });

const friday = "2027-05-14T08:00:00.000Z";
const sunday = "2027-05-16T08:00:00.000Z";
const purchase = { seller: "Castorama", availableOn: friday };
const borrow = { lender: "Mairie", availableOn: friday, unavailableOn: sunday };
const aPurchase = async () => (await send("POST", "/purchases", purchase)).json<Purchase>();
const aBorrow = async () => (await send("POST", "/borrows", borrow)).json<Borrow>();
const ifMatch = (version: number) => ({ "if-match": `"${version}"` });

describe.each([
  {
    path: "/purchases",
    form: purchase,
    who: "seller",
    label: "Vendeur",
    missing: "Achat 999 introuvable",
    unwritten: "La fiche achat #999 n'a pas été trouvée",
  },
  {
    path: "/borrows",
    form: borrow,
    who: "lender",
    label: "Prêteur",
    missing: "Emprunt 999 introuvable",
    unwritten: "La fiche emprunt #999 n'a pas été trouvée",
  },
])("A sheet of $path", ({ path, form, who, label, missing, unwritten }) => {
  const create = async () => (await send("POST", path, form)).json<Purchase | Borrow>();

  it("LOG-1: begins without gear, and is listed", async () => {
    const answer = await send("POST", path, form);
    expect(answer.status).toBe(201);
    const sheet = answer.json<Purchase>();
    expect(sheet).toEqual({ id: expect.any(Number) as number, version: 1, gears: [], ...form });
    expect((await send("GET", path)).json()).toContainEqual(sheet);
    expect((await send("GET", `${path}/${sheet.id}`)).json()).toEqual(sheet);
  });

  it("LOG-6: keeps what a change leaves out or empties", async () => {
    const { id } = await create();
    const changed = await send("PATCH", `${path}/${id}`, {
      [who]: "",
      availableOn: "2027-05-13T10:00:00+02:00",
    });
    expect(changed.json()).toMatchObject({ ...form, availableOn: "2027-05-13T08:00:00.000Z", version: 2 });
    expect((await send("PATCH", `${path}/${id}`, {})).json()).toMatchObject({ version: 2 });
  });

  it("LOG-2 to LOG-4: holds a gear once, with its last quantity", async () => {
    const { id } = await create();
    const gears = `${path}/${id}/gear-requests`;
    const added = await send("POST", gears, { slug: "chaise", quantity: 10 });
    expect([added.status, added.json<Purchase>().gears]).toEqual([
      201,
      [{ slug: "chaise", name: "Chaise", quantity: 10 }],
    ]);
    await send("POST", gears, { slug: "rallonge", quantity: 1 });
    const again = await send("POST", gears, { slug: "chaise", quantity: 4 });
    expect(again.json<Purchase>().gears.map(({ slug, quantity }) => [slug, quantity])).toEqual([
      ["chaise", 4],
      ["rallonge", 1],
    ]);
    expect((await send("GET", `${path}/${id}`)).json()).toEqual(again.json());
    const removed = await send("DELETE", `${gears}/chaise`);
    expect([removed.status, removed.json<Purchase>().gears.map(({ slug }) => slug)]).toEqual([
      200,
      ["rallonge"],
    ]);
    const absent = await send("DELETE", `${gears}/chaise`);
    expect([absent.status, absent.json()]).toEqual([200, removed.json()]);
  });

  it.each([
    [{ slug: "chaise", quantity: 0 }, 400, "La quantité doit être au moins de 1"],
    [{ slug: "chaise", quantity: 0.5 }, 400, "La quantité doit être un nombre entier"],
    [{ slug: "chaise", quantity: "2" }, 400, "La quantité doit être un nombre entier"],
    [{ slug: "licorne", quantity: 1 }, 404, "Matos introuvable dans le catalogue"],
  ])("refuses the gear %j", async (body, status, message) => {
    const { id } = await create();
    const refusal = await send("POST", `${path}/${id}/gear-requests`, body);
    expect([refusal.status, refusal.message]).toEqual([status, message]);
  });

  it.each([
    [{ [who]: " " }, `${label} : ne peut pas être vide`],
    [{ [who]: 12 }, `${label} : un texte est attendu`],
    [{ availableOn: "demain" }, "Date de disponibilité : une date est attendue (ISO 8601)"],
  ])("is refused with %j", async (wrong, message) => {
    const refusal = await send("POST", path, { ...form, ...wrong });
    expect([refusal.status, refusal.message]).toEqual([400, message]);
  });

  it("leaves for good", async () => {
    const { id } = await create();
    await send("POST", `${path}/${id}/gear-requests`, { slug: "chaise", quantity: 10 });
    expect((await send("DELETE", `${path}/${id}`)).status).toBe(204);
    expect((await send("GET", `${path}/${id}`)).status).toBe(404);
  });

  it("that does not exist is 404, each call in its words", async () => {
    expect((await send("GET", `${path}/999`)).message).toBe(missing);
    for (const answer of [
      await send("PATCH", `${path}/999`, {}),
      await send("DELETE", `${path}/999`),
      await send("POST", `${path}/999/gear-requests`, { slug: "chaise", quantity: 1 }),
      await send("DELETE", `${path}/999/gear-requests/chaise`),
    ]) {
      expect([answer.status, answer.message]).toEqual([404, unwritten]);
    }
  });

  it("tells the second of two editors that it has moved on", async () => {
    const { id, version } = await create();
    expect((await send("PATCH", `${path}/${id}`, { [who]: "Alice" }, ifMatch(version))).status).toBe(200);
    const second = await send("PATCH", `${path}/${id}`, { [who]: "Bob" }, ifMatch(version));
    expect([second.status, second.message]).toEqual([412, expect.stringContaining("modifiée entre-temps")]);
    expect((await send("DELETE", `${path}/${id}`, undefined, ifMatch(version))).status).toBe(412);
    expect((await send("GET", `${path}/${id}`)).json()).toMatchObject({ [who]: "Alice", version: 2 });
  });

  it("loses nothing of what several add at once", async () => {
    const { id } = await create();
    const slugs = ["chaise", "rallonge", "barriere-vauban", "gobelet"];
    await Promise.all(
      slugs.map((slug) => send("POST", `${path}/${id}/gear-requests`, { slug, quantity: 1 })),
    );
    const sheet = (await send("GET", `${path}/${id}`)).json<Purchase>();
    expect([sheet.version, sheet.gears.map(({ slug }) => slug).sort()]).toEqual([5, [...slugs].sort()]);
  });
});

describe("LOG-5: a loan", () => {
  it("lasts", async () => {
    const refusal = await send("POST", "/borrows", { ...borrow, unavailableOn: friday });
    expect([refusal.status, refusal.message]).toEqual([400, "Le créneau doit avoir une durée"]);
    expect(
      (await send("POST", "/borrows", { ...borrow, availableOn: sunday, unavailableOn: friday })).status,
    ).toBe(400);
    const { id } = await aBorrow();
    const shortened = await send("PATCH", `/borrows/${id}`, { availableOn: sunday });
    expect([shortened.status, shortened.message]).toEqual([400, "Le créneau doit avoir une durée"]);
    expect((await send("GET", `/borrows/${id}`)).json()).toMatchObject(borrow);
  });
});

describe("Purchases and loans", () => {
  it("are each for those who make them", async () => {
    const { id } = await aPurchase();
    const { accessToken } = await server.person({ teams: ["benevole", "hard"] });
    for (const path of ["/purchases", `/purchases/${id}`, "/borrows"]) {
      const answer = await call(server, "GET", `/logistic${path}`, { token: accessToken });
      expect([path, answer.status]).toEqual([path, 403]);
    }
  });
});
