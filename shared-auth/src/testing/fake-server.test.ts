import { gearNotFound } from "@coulisses/shared-domain/gear/gear";
import { checkVersion } from "@coulisses/shared-domain/version-conflict";
import { answer, api, contractFaults, http, HttpResponse, looseServer, read } from "./fake-server";

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
});
