import type { Gear } from "@coulisses/shared-domain/gear/gear";
import type { Category } from "@coulisses/shared-domain/gear/category";
import {
  borrowGears,
  borrows,
  inventoryRecords,
  purchaseGears,
  purchases,
} from "../database/schema/logistics";
import { festivalActivities, festivalActivityInquiryRequests } from "../database/schema/festival-activities";
import { festivalTaskInquiryRequests, festivalTasks } from "../database/schema/festival-tasks";
import { call } from "../testing/calls";
import { useTestServer } from "../testing/test-server";

const server = useTestServer();
let matos: { id: number; accessToken: string };
beforeAll(async () => {
  matos = await server.person({ teams: ["benevole", "matos"] });
});

const send = (method: "GET" | "POST" | "PUT" | "DELETE", path: string, body?: object) =>
  call(server, method, `/logistic${path}`, { token: matos.accessToken, ...(body ? { body } : {}) });

const addCategory = async (body: object) => (await send("POST", "/categories", body)).json<Category>();
const addGear = async (name: string, category?: Category) => {
  const body = {
    name,
    isPonctualUsage: false,
    isConsumable: false,
    ...(category ? { category: category.id } : {}),
  };
  return (await send("POST", "/gears", body)).json<Gear>();
};
const path = async ({ id }: Category) => (await send("GET", `/categories/${id}`)).json<Category>().path;

describe("CAT-1, CAT-2: a new category", () => {
  it("takes its parent's path and owner", async () => {
    const root = await send("POST", "/categories", { name: "Électrique", owner: "elec" });
    expect(root.status).toBe(201);
    const { id } = root.json<Category>();
    const cable = await addCategory({ name: "Câble", owner: "matos", parent: id });
    expect(cable).toMatchObject({ path: "electrique->cable", parent: id, owner: { code: "elec" } });
    const again = await send("POST", "/categories", { name: "câble", parent: id });
    expect([again.status, again.message]).toEqual([409, "La catégorie « câble » existe déjà"]);
  });

  it.each([
    [{ name: "ab" }, 400, "Nom : 3 caractères au moins"],
    [{ name: "Sono", owner: "fantomes" }, 404, "L'équipe fantomes n'existe pas"],
    [{ name: "Sono", parent: 99_999 }, 404, "La catégorie #99999 n'existe pas"],
    [{ name: "Sono", parent: -1 }, 400, "Catégorie parente : un identifiant est attendu"],
    [{}, 400, "Nom : un texte est attendu"],
  ])("is refused as %j", async (body, status, message) => {
    const refusal = await send("POST", "/categories", body);
    expect([refusal.status, refusal.message]).toEqual([status, message]);
  });
});

describe("CAT-3: changing a category", () => {
  it("takes along all that is under it, and the codes of its gear", async () => {
    const root = await addCategory({ name: "Bricollage", owner: "matos" });
    const tools = await addCategory({ name: "Outils", parent: root.id });
    const saw = await addGear("Scie sauteuse", tools);
    expect(saw).toMatchObject({ code: `BR_OU_${String(saw.id).padStart(3, "0")}`, owner: { code: "matos" } });
    const renamed = await send("PUT", `/categories/${root.id}`, { name: "Atelier", owner: "barrieres" });
    expect(renamed.json()).toEqual({
      id: root.id,
      version: 2,
      name: "Atelier",
      path: "atelier",
      owner: expect.anything() as object,
    });
    expect(await path(tools)).toBe("atelier->outils");
    const now = (await send("GET", `/gears/${saw.id}`)).json<Gear>();
    expect(now).toMatchObject({
      code: expect.stringMatching(/^AT_OU_/) as string,
      owner: { code: "barrieres" },
    });
  });

  it("clears the parent and the owner that are left out", async () => {
    const root = await addCategory({ name: "Racine", owner: "matos" });
    const leaf = await addCategory({ name: "Feuille", parent: root.id });
    const freed = await send("PUT", `/categories/${leaf.id}`, { name: "Feuille" });
    expect(freed.json()).toEqual({ id: leaf.id, version: 2, name: "Feuille", path: "feuille" });
    expect((await send("GET", `/categories/${leaf.id}`)).json()).toEqual(freed.json());
  });
});

describe("CAT-4: removing a category", () => {
  it("moves what was under it one level up, even into the path that it leaves", async () => {
    const root = await addCategory({ name: "Bar" });
    const same = await addCategory({ name: "Bar", parent: root.id });
    const inner = await addCategory({ name: "Tireuse", parent: same.id });
    const other = await addCategory({ name: "Tireuse", parent: root.id });
    const tap = await addGear("Tireuse double", root);
    expect((await send("DELETE", `/categories/${root.id}`)).status).toBe(204);
    expect(await Promise.all([same, inner, other].map(path))).toEqual(["bar", "bar->tireuse", "tireuse"]);
    const orphan = (await send("GET", `/gears/${tap.id}`)).json<Gear>();
    expect([orphan.category, orphan.code]).toEqual([undefined, undefined]);
    expect((await send("DELETE", `/categories/${root.id}`)).status).toBe(404);
  });
});

describe("Two people changing one tree at once", () => {
  it("never put two categories into each other", async () => {
    const [a, b] = [await addCategory({ name: "Alpha" }), await addCategory({ name: "Bravo" })];
    const answers = await Promise.all([
      send("PUT", `/categories/${a.id}`, { name: "Alpha", parent: b.id }),
      send("PUT", `/categories/${b.id}`, { name: "Bravo", parent: a.id }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const paths = await Promise.all([path(a), path(b)]);
    expect([
      ["alpha", "alpha->bravo"],
      ["bravo->alpha", "bravo"],
    ]).toContainEqual(paths);
  });

  it("never leave a category under one that went, nor a path that lies", async () => {
    const root = await addCategory({ name: "Charlie" });
    const [added, removed, renamed] = await Promise.all([
      send("POST", "/categories", { name: "Delta", parent: root.id }),
      send("DELETE", `/categories/${root.id}`),
      send("PUT", `/categories/${root.id}`, { name: "Charlotte" }),
    ]);
    expect(removed.status).toBe(204);
    expect([200, 404]).toContain(renamed.status);
    const tree = (await send("GET", "/categories")).json<Category[]>();
    const delta = tree.find(({ name }) => name === "Delta");
    expect([added.status, delta?.path]).toEqual(delta ? [201, "delta"] : [404, undefined]);
  });

  it("give one name once", async () => {
    const twice = await Promise.all([1, 2, 3].map(() => send("POST", "/categories", { name: "Echo" })));
    expect(twice.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const body = { name: "Foxtrot", isPonctualUsage: true, isConsumable: true };
    const gears = await Promise.all([1, 2, 3].map(() => send("POST", "/gears", body)));
    expect(gears.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(gears.find(({ status }) => status === 409)?.message).toBe("Le matos « Foxtrot » existe déjà");
  });
});

describe("A gear", () => {
  it("changes, with a name that no other gear has", async () => {
    const gear = await addGear("Marteau");
    await addGear("Enclume");
    const form = { name: "Masse", isPonctualUsage: true, isConsumable: false };
    const changed = await send("PUT", `/gears/${gear.id}`, form);
    expect(changed.json()).toEqual({ id: gear.id, version: 2, slug: "masse", ...form });
    expect((await send("PUT", `/gears/${gear.id}`, { ...form, name: "ENCLUME" })).status).toBe(409);
    expect((await send("PUT", "/gears/99999", { ...form, name: "Burin" })).message).toBe(
      "Le matos #99999 n'existe pas",
    );
    const unknown = await send("PUT", `/gears/${gear.id}`, { ...form, category: 99_999 });
    expect([unknown.status, unknown.message]).toEqual([404, "La catégorie #99999 n'existe pas"]);
  });

  it("is refused without its two switches", async () => {
    const refusal = await send("POST", "/gears", { name: "Pelle", isConsumable: "oui" });
    expect([refusal.status, refusal.message]).toEqual([
      400,
      "Matos d'appoint : vrai ou faux est attendu\nMatos consommable : vrai ou faux est attendu",
    ]);
  });

  it("leaves with its inventory when nothing asks for it", async () => {
    const gear = await addGear("Brouette");
    const { db } = server.services;
    await db
      .insert(inventoryRecords)
      .values({ gearId: gear.id, quantity: 3, storage: "Cave", storageSlug: "cave" });
    expect((await send("DELETE", `/gears/${gear.id}`)).status).toBe(204);
    expect((await send("GET", `/gears/${gear.id}`)).status).toBe(404);
    expect((await send("DELETE", `/gears/${gear.id}`)).message).toBe(`Le matos #${gear.id} n'existe pas`);
  });

  it("stays as long as something holds on to it, deleted sheets included", async () => {
    const gear = await addGear("Échelle double");
    const { db } = server.services;
    const at = new Date("2027-05-14T08:00:00Z");
    await db.insert(festivalActivities).values({ id: 12, name: "Bal", adherentId: matos.id, deletedAt: at });
    await db
      .insert(festivalActivityInquiryRequests)
      .values({ activityId: 12, owner: "matos", gearId: gear.id, quantity: 1 });
    await db
      .insert(festivalTasks)
      .values({ id: 2, name: "Monter le bal", festivalActivityId: 12, administratorId: matos.id });
    await db.insert(festivalTaskInquiryRequests).values({ taskId: 2, gearId: gear.id, quantity: 1 });
    await db
      .insert(borrows)
      .values({ id: 7, lender: "Mairie", availableOn: at, unavailableOn: new Date("2027-05-15") });
    await db.insert(purchases).values({ id: 4, seller: "Castorama", availableOn: at });
    await db.insert(purchaseGears).values({ sheetId: 4, gearId: gear.id, quantity: 1 });
    await db.insert(borrowGears).values({ sheetId: 7, gearId: gear.id, quantity: 1 });
    const refusal = await send("DELETE", `/gears/${gear.id}`);
    expect([refusal.status, refusal.message]).toEqual([
      409,
      "Impossible de supprimer le matériel, il est lié à : FA 12, FT 2, Fiche Emprunt 7, Fiche Achat 4",
    ]);
  });
});
