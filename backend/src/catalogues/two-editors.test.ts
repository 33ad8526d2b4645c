import type { CatalogueSignageItem } from "@coulisses/shared-domain/signage/signage-catalogue";
import type { Versioned } from "@coulisses/shared-domain/version-conflict";
import type { Category } from "@coulisses/shared-domain/gear/category";
import { call } from "../testing/calls";
import { formWithFile, smallPng } from "../testing/multipart";
import { useTestServer } from "../testing/test-server";

type Item = Versioned & { id: number; name: string };

const server = useTestServer();
let organiser: { accessToken: string };
beforeAll(async () => {
  organiser = await server.person({ teams: ["benevole", "hard", "matos", "signa"] });
});

/** `seen` is the version that the editor saw. */
const send = (
  method: "GET" | "POST" | "PUT" | "DELETE",
  path: string,
  body?: object,
  seen?: number | string,
) =>
  call(server, method, path, {
    token: organiser.accessToken,
    ...(body ? { body } : {}),
    ...(seen === undefined
      ? {}
      : { headers: { "if-match": typeof seen === "number" ? `"${String(seen)}"` : seen } }),
  });
const add = async <Added extends Item>(path: string, form: object) =>
  (await send("POST", path, form)).json<Added>();

const gearForm = { isPonctualUsage: false, isConsumable: false };
const geoLocation = { type: "POINT", coordinates: { lat: 45.78, lng: 4.87 } };
const catalogues: [what: string, path: string, form: object, moved: string][] = [
  ["gear", "/logistic/gears", gearForm, "Ce matos a été modifié"],
  ["category", "/logistic/categories", {}, "Cette catégorie a été modifiée"],
  ["place", "/locations", { geoLocation }, "Ce lieu a été modifié"],
  ["signage", "/signages", { type: "BACHE" }, "Cette signalisation a été modifiée"],
];

describe.each(catalogues)("Two people who change one %s", (what, path, form, moved) => {
  let born = 0;
  const born1 = () => add<Item>(path, { name: `Chose ${what} ${String(++born)}`, ...form });
  const present = async ({ id }: Item) =>
    (await send("GET", path)).json<Item[]>().find((item) => item.id === id);
  const rename = (item: Item, name: string, seen?: number | string) =>
    send("PUT", `${path}/${String(item.id)}`, { name, ...form }, seen);

  it("at the same moment: one is saved, the others get a conflict", async () => {
    const item = await born1();
    const names = [1, 2, 3, 4].map((by) => `${item.name} par ${String(by)}`);
    const answers = await Promise.all(names.map((name) => rename(item, name, item.version)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412, 412, 412]);
    const winner = answers.findIndex(({ status }) => status === 200);
    expect(answers[winner]?.json()).toMatchObject({ name: names[winner], version: 2 });
    expect(await present(item)).toMatchObject({ name: names[winner], version: 2 });
    expect(answers.find(({ status }) => status === 412)?.message).toContain(
      `${moved} entre-temps par quelqu'un d'autre`,
    );
  });

  it("one after the other: the second, who saw the change, is heard", async () => {
    const item = await born1();
    const first = (await rename(item, `${item.name} bis`, item.version)).json<Item>();
    expect((await rename(item, `${item.name} ter`, item.version)).status).toBe(412);
    expect((await rename(item, `${item.name} ter`, first.version)).json()).toMatchObject({ version: 3 });
  });

  it("can't delete what the other has changed since", async () => {
    const item = await born1();
    const changed = (await rename(item, `${item.name} bis`)).json<Item>();
    const refusal = await send("DELETE", `${path}/${String(item.id)}`, undefined, item.version);
    expect([refusal.status, refusal.message]).toEqual([412, expect.stringContaining(moved)]);
    expect(await present(item)).toEqual(changed);
    expect((await send("DELETE", `${path}/${String(item.id)}`, undefined, changed.version)).status).toBe(204);
  });

  it("while one changes it and the other deletes it: one of the two is told", async () => {
    const item = await born1();
    const [put, del] = await Promise.all([
      rename(item, `${item.name} bis`, item.version),
      send("DELETE", `${path}/${String(item.id)}`, undefined, item.version),
    ]);
    expect([
      [200, 412],
      [404, 204],
    ]).toContainEqual([put.status, del.status]);
  });

  it("that stays as it was has not changed", async () => {
    const item = await born1();
    expect((await rename(item, item.name, item.version)).json()).toEqual(item);
    expect((await rename(item, `${item.name} bis`, item.version)).status).toBe(200);
  });

  it("without saying what they saw: the last one is heard", async () => {
    const item = await born1();
    await rename(item, `${item.name} bis`);
    expect((await rename(item, `${item.name} ter`, "*")).json()).toMatchObject({ version: 3 });
    const nonsense = await rename(item, item.name, "hier");
    expect([nonsense.status, nonsense.message]).toEqual([
      400,
      'If-Match : une version est attendue, comme "3"',
    ]);
  });
});

describe("A signage", () => {
  const picture = ({ id }: Item, seen: number) => {
    const form = formWithFile(smallPng);
    return call(server, "POST", `/signages/${String(id)}/image`, {
      token: organiser.accessToken,
      ...form,
      headers: { ...form.headers, "if-match": `"${String(seen)}"` },
    });
  };

  it("changes with its picture", async () => {
    const sign = await add<CatalogueSignageItem>("/signages", { name: "Vestiaire", type: "PANNEAU" });
    expect((await picture(sign, 1)).json()).toMatchObject({ version: 2 });
    expect(
      (await send("PUT", `/signages/${String(sign.id)}`, { name: "Consigne", type: "PANNEAU" }, 1)).status,
    ).toBe(412);
    const late = await picture(sign, 1);
    expect([late.status, late.message]).toEqual([412, expect.stringContaining("Cette signalisation")]);
  });

  it("takes one of two pictures that are sent at once", async () => {
    const sign = await add<CatalogueSignageItem>("/signages", { name: "Toilettes", type: "PANNEAU" });
    const answers = await Promise.all([picture(sign, 1), picture(sign, 1)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 412]);
  });
});

describe("A category", () => {
  const read = async ({ id }: Category) =>
    (await send("GET", `/logistic/categories/${String(id)}`)).json<Category>();
  const put = ({ id }: Category, form: object, seen: number) =>
    send("PUT", `/logistic/categories/${String(id)}`, form, seen);

  it("that only follows its parent's new name is the same for its editor", async () => {
    const parent = await add<Category>("/logistic/categories", { name: "Sonorisation" });
    const child = await add<Category>("/logistic/categories", { name: "Micros", parent: parent.id });
    await put(parent, { name: "Son" }, 1);
    expect(await read(child)).toMatchObject({ path: "son->micros", version: 1 });
    expect((await put(child, { name: "Micro", parent: parent.id }, 1)).json()).toMatchObject({ version: 2 });
  });

  it("that gets an owner from its parent, or goes one level up, has changed", async () => {
    const parent = await add<Category>("/logistic/categories", { name: "Lumière" });
    const child = await add<Category>("/logistic/categories", { name: "Projecteurs", parent: parent.id });
    await put(parent, { name: "Lumière", owner: "elec" }, 1);
    expect(await read(child)).toMatchObject({ owner: { code: "elec" }, version: 2 });
    await send("DELETE", `/logistic/categories/${String(parent.id)}`, undefined, 2);
    expect(await read(child)).toMatchObject({ version: 3 });
  });

  it("that goes changes the gear that it held", async () => {
    const category = await add<Category>("/logistic/categories", { name: "Vaisselle" });
    const gear = await add<Item>("/logistic/gears", { name: "Assiette", ...gearForm, category: category.id });
    await send("DELETE", `/logistic/categories/${String(category.id)}`);
    const stale = { name: "Assiette creuse", ...gearForm };
    expect((await send("PUT", `/logistic/gears/${String(gear.id)}`, stale, 1)).status).toBe(412);
  });
});
