import type { RowOutcome } from "@coulisses/shared-domain/spreadsheet/outcome";
import { call } from "../testing/calls";
import { type Person, useTestServer } from "../testing/test-server";

const server = useTestServer();
let matos: Person;
let signa: Person;
let volunteer: Person;
beforeAll(async () => {
  matos = await server.person({ teams: ["benevole", "matos"] });
  signa = await server.person({ teams: ["benevole", "signa"] });
  volunteer = await server.person({ teams: ["benevole"] });
  await post("/logistic/categories", { name: "Mobilier" });
});

const post = (path: string, body: object, { accessToken }: Person = matos) =>
  call(server, "POST", path, { token: accessToken, body });
const namesAt = async (path: string, { accessToken }: Person) => {
  const read = await call(server, "GET", path, { token: accessToken });
  return read.json<{ name: string }[]>().map(({ name }) => name);
};
const gear = (name: string, more: object = {}) => ({
  name,
  category: "mobilier",
  consumable: "",
  ponctual: "",
  ...more,
});
const importGears = async (...rows: object[]) =>
  (await post("/logistic/gears/import", { rows })).json<RowOutcome[]>();
const added = { outcome: "added" };
const present = { outcome: "present" };
const refused = (problems: object) => ({ outcome: "refused", problems });

describe("Rows of gear", () => {
  it("are added where they are right, and answered one by one", async () => {
    const outcomes = await importGears(
      gear("Table pliante", { ponctual: "Oui" }),
      gear("Ta"),
      gear("Banc", { category: "Sono" }),
      gear("table PLIANTE"),
      gear("=1+1 Banc"),
    );
    expect(outcomes).toEqual([
      added,
      refused({ name: "Nom : 3 caractères au moins" }),
      refused({ category: "La catégorie « Sono » n'existe pas" }),
      refused({ name: "Déjà à la ligne 1" }),
      added,
    ]);
    const read = await call(server, "GET", "/logistic/gears", { token: matos.accessToken });
    expect(read.json()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ name: "Table pliante", isPonctualUsage: true, isConsumable: false }),
        expect.objectContaining({ name: "=1+1 Banc" }),
      ]),
    );
  });

  it("count once when they are sent twice, and are refused where they say something else", async () => {
    const rows = [gear("Chaise"), gear("Tabouret")];
    expect(await importGears(...rows)).toEqual([added, added]);
    expect(await importGears(...rows)).toEqual([present, present]);
    expect(await importGears(gear("Chaise", { consumable: "x" }))).toEqual([
      refused({ name: "Le matos « Chaise » existe déjà" }),
    ]);
    const chairs = (await namesAt("/logistic/gears", matos)).filter((name) => name === "Chaise");
    expect(chairs).toHaveLength(1);
  });

  it("count once when two screens send them at once", async () => {
    const both = await Promise.all([importGears(gear("Estrade")), importGears(gear("Estrade"))]);
    expect(both.flat()).toEqual(expect.arrayContaining([added, present]));
  });

  it("are all left out when they pass the quota", async () => {
    const admin = await server.person({ teams: ["benevole", "admin"] });
    await post("/configuration/quotas", { value: { gears: 6 } }, admin);
    const answer = await post("/logistic/gears/import", { rows: [gear("Pupitre"), gear("Lutrin")] });
    await post("/configuration/quotas", { value: {} }, admin);
    expect([answer.status, answer.message]).toEqual([409, expect.stringContaining("matos : supprime ceux")]);
    expect(await namesAt("/logistic/gears", matos)).not.toContain("Pupitre");
  });

  it.each<[string, object, string]>([
    ["none", { rows: [] }, "Il n'y a aucune ligne"],
    ["too many", { rows: Array(201).fill(gear("Lampe")) }, "200 lignes au plus à la fois"],
    ["too long", { rows: [gear("L".repeat(301))] }, "Nom : 300 caractères au plus"],
    ["no texts", { rows: [{ ...gear("Lampe"), category: 4 }] }, "Catégorie : un texte est attendu"],
    ["no list", { rows: "Lampe" }, "Des lignes sont attendues"],
  ])("are refused together when they are %s", async (_, body, message) => {
    const answer = await post("/logistic/gears/import", body);
    expect([answer.status, answer.message]).toEqual([400, message]);
  });

  it("need the right to write the catalogue", async () => {
    expect((await post("/logistic/gears/import", { rows: [gear("Lampe")] }, volunteer)).status).toBe(403);
  });
});

describe("Rows of places", () => {
  const place = (name: string, more: object = {}) => ({
    name,
    latitude: "45,78",
    longitude: "4.87",
    shape: "",
    points: "",
    ...more,
  });
  const importPlaces = async (...rows: object[]) =>
    (await post("/locations/import", { rows }, signa)).json<RowOutcome[]>();
  const road = { latitude: "", longitude: "", shape: "Route", points: "45.78 4.87 ; 45.79 4.88" };

  it("are added with their shape, and count once when they are sent twice", async () => {
    const rows = [place("Scène"), place("Allée", road), place("Lune", { latitude: "120" })];
    const wrong = refused({ latitude: "Les coordonnées du lieu sont invalides" });
    expect(await importPlaces(...rows)).toEqual([added, added, wrong]);
    expect(await importPlaces(...rows)).toEqual([present, present, wrong]);
    expect(await importPlaces(place("Scène", { latitude: "46" }))).toEqual([
      refused({ name: "Le lieu « Scène » existe déjà" }),
    ]);
    expect(await namesAt("/locations", signa)).toEqual(expect.arrayContaining(["Scène", "Allée"]));
  });

  it("need the right to manage places", async () => {
    expect((await post("/locations/import", { rows: [place("Ici")] }, volunteer)).status).toBe(403);
  });
});
