import { LONGEST_STORAGE, STORAGE_TOO_LONG } from "@coulisses/shared-domain/inventory/inventory-record";
import type { InventoryGroup } from "@coulisses/shared-domain/inventory/inventory";
import { fillCatalogue } from "../testing/catalogue";
import { call } from "../testing/calls";
import { useTestServer } from "../testing/test-server";

const server = useTestServer();
let matos: { accessToken: string };
let reader: { accessToken: string };
beforeAll(async () => {
  await fillCatalogue(server.services.db);
  matos = await server.person({ teams: ["benevole", "matos"] });
  reader = await server.person({ teams: ["benevole", "hard"] });
});

const CHAIR = { id: 1 };
const CABLE = { id: 2 };

const get = (path = "", by = matos) =>
  call(server, "GET", `/logistic/inventory${path}`, { token: by.accessToken });
const save = (body: unknown, headers: Record<string, string> = {}, by = matos) =>
  call(server, "POST", "/logistic/inventory", { token: by.accessToken, body: body as object, headers });
const quantities = async (path: string) =>
  (await get(path)).json<InventoryGroup[]>().map(({ gear, quantity }) => [gear.slug, quantity]);

describe("INV-1, INV-4: an inventory that is sent", () => {
  it("replaces all that there was, one record a gear and storage", async () => {
    await save([{ gear: CABLE, quantity: 4, storage: "Local élec" }]);
    const answer = await save([
      { gear: CHAIR, quantity: 10, storage: "Cave", comment: "bancales" },
      { gear: CHAIR, quantity: 5, storage: "Grenier" },
      { gear: CHAIR, quantity: 2, storage: " cave", comment: "neuves" },
    ]);
    expect(answer.status).toBe(201);
    expect(answer.json()).toEqual([
      {
        gear: expect.objectContaining({
          id: 1,
          code: "MO_001",
          owner: { code: "matos", name: expect.anything() as string },
        }) as object,
        quantity: 17,
        records: [
          { quantity: 12, storage: "Cave", comment: "bancales | neuves" },
          { quantity: 5, storage: "Grenier" },
        ],
      },
    ]);
    expect((await get()).json()).toEqual(answer.json());
    expect((await get("/storages")).json()).toEqual(["Cave", "Grenier"]);
    const records = (await get("/1")).json<object[]>();
    expect(records.map((record) => ({ ...record, gear: undefined }))).toMatchObject([
      { quantity: 12 },
      { quantity: 5 },
    ]);
    expect((await get("/2")).json()).toEqual([]);
    const unknown = await get("/999");
    expect([unknown.status, unknown.message]).toEqual([404, "Le matos #999 n'existe pas"]);
  });

  it("may be empty", async () => {
    expect((await save([])).json()).toEqual([]);
    expect((await get()).json()).toEqual([]);
  });

  it("may be as long as a long file", async () => {
    const records = Array.from({ length: 50_000 }, (_, index) => ({
      gear: CHAIR,
      quantity: 1,
      storage: `Étagère ${index}`,
    }));
    expect((await save(records)).status).toBe(201);
    expect(await quantities("?search=chaise")).toEqual([["chaise", 50_000]]);
    const refusal = await save([...records, ...records]);
    expect([refusal.status, refusal.message]).toEqual([
      400,
      expect.stringMatching(/^L'inventaire compte 50.000 entrées au plus$/),
    ]);
  });

  it.each([
    [[{ gear: { id: 999 }, quantity: 1, storage: "Cave" }], 404, "Le matos #999 n'existe pas"],
    [[{ gear: CHAIR, quantity: -1, storage: "Cave" }], 400, "La quantité ne peut pas être négative"],
    [[{ gear: CHAIR, quantity: 1.5, storage: "Cave" }], 400, "La quantité doit être un nombre entier"],
    [[{ gear: CHAIR, quantity: "12", storage: "Cave" }], 400, "La quantité doit être un nombre entier"],
    [[{ gear: CHAIR, quantity: 1, storage: " " }], 400, "Le lieu de stockage est nécessaire"],
    [[{ gear: CHAIR, quantity: 1, storage: "C".repeat(LONGEST_STORAGE + 1) }], 400, STORAGE_TOO_LONG],
    [[{ gear: {}, quantity: 1, storage: "Cave" }], 400, "Matos : un identifiant est attendu"],
    [{ gear: CHAIR }, 400, "Une liste d'entrées de l'inventaire est attendue"],
  ])("is refused as %j, and what there was stays", async (body, status, message) => {
    await save([{ gear: CABLE, quantity: 4, storage: "Local élec" }]);
    const refusal = await save(body);
    expect([refusal.status, refusal.message]).toEqual([status, message]);
    expect(await quantities("")).toEqual([["rallonge", 4]]);
  });

  it("is refused above what can be counted", async () => {
    const huge = { gear: CHAIR, quantity: 900_000, storage: "Cave" };
    expect((await save([huge, huge])).status).toBe(400);
    expect((await save([{ ...huge, quantity: 1e15 }])).status).toBe(400);
  });

  it("is for those who may write it; others read", async () => {
    expect((await save([], {}, reader)).status).toBe(403);
    expect((await get("", reader)).status).toBe(200);
  });
});

describe("INV-2, GEAR-3: searching the inventory", () => {
  beforeAll(() =>
    save([
      { gear: CHAIR, quantity: 10, storage: "Cave" },
      { gear: CHAIR, quantity: 5, storage: "Grenier" },
      { gear: CABLE, quantity: 4, storage: "Cave élec" },
    ]),
  );

  it.each([
    [
      "?storage=cave",
      [
        ["chaise", 10],
        ["rallonge", 4],
      ],
    ],
    ["?storage=Grenier%20du%20fond", [["chaise", 5]]],
    ["?search=EL_CA", [["rallonge", 4]]],
    ["?owner=mat", [["chaise", 15]]],
    ["?ponctualUsage=true", [["chaise", 15]]],
    [
      "?ponctualUsage=false",
      [
        ["chaise", 15],
        ["rallonge", 4],
      ],
    ],
  ])("%s", async (search, found) => {
    expect(await quantities(search)).toEqual(found);
  });
});

describe("Two people replacing the inventory", () => {
  it("do not overwrite each other: the second is told", async () => {
    const seen = { "if-match": String((await get()).headers.etag) };
    const first = await save([{ gear: CHAIR, quantity: 1, storage: "Cave" }], seen);
    expect(first.status).toBe(201);
    const second = await save([{ gear: CABLE, quantity: 2, storage: "Cave" }], seen);
    expect([second.status, second.message]).toEqual([412, expect.stringContaining("modifié entre-temps")]);
    expect(await quantities("")).toEqual([["chaise", 1]]);
    const next = await save([], { "if-match": String(first.headers.etag) });
    expect(next.status).toBe(201);
  });

  it("at once: exactly one of those who saw the same version writes", async () => {
    const seen = { "if-match": String((await get()).headers.etag) };
    const answers = await Promise.all(
      [1, 2, 3, 4].map((quantity) => save([{ gear: CHAIR, quantity, storage: "Cave" }], seen)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 412, 412, 412]);
  });

  it("does not care about purchases and gear that come meanwhile", async () => {
    const seen = { "if-match": String((await get()).headers.etag) };
    await call(server, "POST", "/logistic/purchases", {
      token: matos.accessToken,
      body: { seller: "Castorama", availableOn: "2027-05-14T08:00:00Z" },
    });
    expect((await save([], seen)).status).toBe(201);
  });
});
