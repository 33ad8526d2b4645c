import { gearSchema } from "@coulisses/shared-domain/contract/gears";
import { type Gear, gearNotFound } from "@coulisses/shared-domain/gear/gear";
import { checkVersion } from "@coulisses/shared-domain/version-conflict";
import { answersTo, refusing } from "./answers-to";
import { answer, api, contractFaults, http, HttpResponse, looseServer, read } from "./fake-server";
import { keptRows, keptState } from "./kept-rows";
import { sampleOf } from "./sample";

const table = {
  id: 1,
  version: 1,
  name: "Table",
  slug: "table",
  isPonctualUsage: false,
  isConsumable: false,
};
const server = looseServer(http.all(api("*"), () => HttpResponse.json(table)));
const faults = contractFaults(server);

/** A call of a screen, and what the fake server finds wrong with it or with its answer. */
async function faultsOf(method: string, path: string, body?: unknown): Promise<string[]> {
  await fetch(`http://localhost/api/${path}`, {
    method,
    ...(body !== undefined && {
      body: JSON.stringify(body),
      headers: { "Content-Type": "application/json" },
    }),
  });
  return faults();
}
const form = { name: "Table", isPonctualUsage: false, isConsumable: false };

describe("The fake server of a component test", () => {
  it("accepts a call and an answer that the contract knows", async () => {
    expect(await faultsOf("PUT", "logistic/gears/1", form)).toEqual([]);
  });

  it("finds a call that is none of the API", async () => {
    expect(await faultsOf("GET", "logistic/gear")).toEqual(["GET /api/logistic/gear is no call of the API"]);
    expect(await faultsOf("PATCH", "logistic/gears/1", form)).toHaveLength(1);
  });

  it("finds a body that the server would refuse, or that is missing", async () => {
    const [fault] = await faultsOf("PUT", "logistic/gears/1", { ...form, category: "outils" });
    expect(fault).toContain("has a wrong body");
    expect(fault).toContain("Catégorie : un identifiant est attendu");
    expect(await faultsOf("PUT", "logistic/gears/1")).toHaveLength(1);
  });

  it("finds a key that the server would drop, however deep", async () => {
    expect(await faultsOf("PUT", "logistic/gears/1", { ...form, colour: "rouge" })).toEqual([
      "PUT /api/logistic/gears/1 says in its body what the contract does not know: colour",
    ]);
    server.use(
      read("logistic/gears", () => [
        table,
        { ...table, id: 2, owner: { code: "bar", name: "Bar", size: 3 } },
      ]),
    );
    expect(await faultsOf("GET", "logistic/gears")).toEqual([
      "GET /api/logistic/gears says in its answer what the contract does not know: 1.owner.size",
    ]);
  });

  it("finds a query and an id that the server would refuse", async () => {
    server.use(read("logistic/gears", () => []));
    expect(await faultsOf("GET", "logistic/gears?category=ou")).toHaveLength(1);
    expect(await faultsOf("GET", "logistic/gears?color=red")).toHaveLength(1);
    expect(await faultsOf("GET", "logistic/gears/table")).toHaveLength(1);
  });

  it("finds an answer that misses a key, and a status that the call never has", async () => {
    server.use(read("logistic/gears", () => [{ id: 1, name: "Table" }]));
    expect((await faultsOf("GET", "logistic/gears"))[0]).toContain("has a wrong answer");
    expect(await faultsOf("POST", "logistic/gears", form)).toEqual([
      "POST /api/logistic/gears is answered 200, which the contract does not say",
    ]);
  });

  it("finds an answer that is no JSON", async () => {
    const headers = { "Content-Type": "application/json" };
    server.use(http.get(api("logistic/gears"), () => new HttpResponse("[", { headers })));
    expect((await faultsOf("GET", "logistic/gears"))[0]).toContain("can't be read");
  });

  it("finds a signage's picture that is sent without a file", async () => {
    server.use(http.post(api("signages/:id/image"), () => new HttpResponse(null, { status: 404 })));
    expect(await faultsOf("POST", "signages/1/image", {})).toEqual([
      "POST /api/signages/1/image has no file in its body",
    ]);
  });
});

describe("A rule that refuses", () => {
  it("is answered as the true server does", async () => {
    const unknown = await answer(() => {
      throw gearNotFound(4);
    });
    expect(unknown.status).toBe(404);
    expect(await unknown.json()).toMatchObject({ statusCode: 404, message: "Le matos #4 n'existe pas" });
    const stale = await answer(() => {
      checkVersion("gear", 2, 1);
    });
    expect(stale.status).toBe(412);
  });

  it("is named by its call, for all of the test or once", async () => {
    const list = () => fetch("http://localhost/api/logistic/gears");
    server.use(refusing("gear.list", 503, "Réessaie plus tard", { once: true }));
    const [first, second] = [await list(), await list()];
    expect([first.status, second.status]).toEqual([503, 200]);
    expect(await first.json()).toMatchObject({ statusCode: 503, message: "Réessaie plus tard" });
    server.use(refusing("gear.list", 409, "Non", { fields: { name: "Non" } }));
    expect(await (await list()).json()).toMatchObject({ fields: { name: "Non" } });
    expect((await list()).status).toBe(409);
    await faults();
  });
});

describe("The gears that a fake server keeps", () => {
  const gears = keptRows<Gear>({ notFound: gearNotFound, thing: "gear", first: () => [table] });
  const kept = keptState(() => ({ removals: 0 }));
  const change = gears.changing(
    (_, { body: { name } }: { id: number; version?: number; body: { name: string } }) => ({
      name,
    }),
  );

  it.each([1, 2])("are anew for test %i", () => {
    expect([gears.all(), kept.removals]).toEqual([[table], 0]);
    kept.removals += 1;
    gears.removing()({ id: 1, version: 1 });
    expect(gears.all()).toEqual([]);
  });

  it("take the changes of those who saw the present version alone", () => {
    const body = { name: "Banc" };
    expect(change({ id: 1, version: 1, body })).toMatchObject({ name: "Banc", version: 2 });
    expect(() => change({ id: 1, version: 1, body })).toThrow(/modifié entre-temps/);
    expect(() => change({ id: 1, body })).toThrow("a write of 1 names no version");
    expect(() => change({ id: 7, version: 1, body })).toThrow("Le matos #7 n'existe pas");
    expect(gears.add({ ...table, slug: "banc" })).toMatchObject({ id: 2, version: 1 });
    const add = gears.adding(({ name }: { name: string }) => ({ ...table, name }));
    expect(add({ body })).toMatchObject({ id: 3, version: 1, name: "Banc" });
  });

  it("are answered as far as the contract promises", async () => {
    const rows = [{ ...table, weight: 30 }];
    server.use(...answersTo({ gear: { list: () => rows } }));
    expect(await faultsOf("GET", "logistic/gears")).toEqual([]);
  });
});

it("A sample has the fields that must be there, as empty as can be, and the given ones", () => {
  expect(sampleOf(gearSchema, { name: "Banc" })).toEqual({
    ...table,
    id: 0,
    version: 0,
    name: "Banc",
    slug: "",
  });
});
