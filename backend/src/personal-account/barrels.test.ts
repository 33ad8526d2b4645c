import type { Barrel } from "@coulisses/shared-domain/personal-account/barrel";
import { call } from "../testing/calls";
import { useTestServer } from "../testing/test-server";

const server = useTestServer();
let sg: string, organiser: string;
beforeAll(async () => {
  sg = (await server.person({ teams: ["benevole", "hard", "sg"] })).accessToken;
  organiser = (await server.person({ teams: ["benevole", "hard"] })).accessToken;
});

const openedOn = "2027-02-22T19:00:00.000Z";
const add = (drink: string, price: unknown = 12_000, token = sg) =>
  call(server, "POST", "/personal-account/barrels", { token, body: { drink, price, openedOn } });
const patch = (slug: string, part: "price" | "opening", body: object) =>
  call(server, "PATCH", `/personal-account/barrels/${encodeURIComponent(slug)}/${part}`, { token: sg, body });
const remove = (slug: string) => call(server, "DELETE", `/personal-account/barrels/${slug}`, { token: sg });
const list = async (token = organiser) =>
  (await call(server, "GET", "/personal-account/barrels", { token })).json<Barrel[]>();

describe("A barrel", () => {
  it("BR-P1 is known by the slug of its drink, of which there is one", async () => {
    const added = await add(" Ambrée ");
    expect([added.status, added.json<Barrel>()]).toEqual([
      201,
      { slug: "ambree", drink: "Ambrée", price: 12_000, openedOn },
    ]);
    const again = await add("ambrée", 9000);
    expect([again.status, again.message]).toEqual([409, "Un fût de ambree est déjà configuré."]);
    const both = await Promise.all([add("Triple"), add("Triple")]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it("BR-P1 has its price and its opening adjusted separately", async () => {
    await add("Stout");
    expect((await patch("stout", "price", { price: 9950 })).json<Barrel>().price).toBe(9950);
    const reopened = await patch("stout", "opening", { openedOn: "2027-02-23T10:00:00+01:00" });
    expect(reopened.json<Barrel>()).toMatchObject({ price: 9950, openedOn: "2027-02-23T09:00:00.000Z" });
    expect((await list())[0]).toEqual(reopened.json<Barrel>());
  });

  it.each(["price", "opening"] as const)("BR-P1 that is unknown has no %s to adjust", async (part) => {
    const refusal = await patch("licorne", part, { price: 100, openedOn });
    expect([refusal.status, refusal.message]).toEqual([404, "Aucun fût de licorne n'est encore configuré"]);
  });

  it("goes, once", async () => {
    await add("Cidre");
    expect((await remove("cidre")).status).toBe(204);
    expect((await list()).map(({ slug }) => slug)).not.toContain("cidre");
    expect((await remove("cidre")).status).toBe(404);
  });

  it.each([
    ["IP", 12_000, "Taper au moins 3 caractères"],
    ["Blanche", 0, "Le montant doit être supérieur à 0"],
    ["Blanche", 1_000_001, "Le montant de la transaction est trop élevé"],
    ["Blanche", 99.5, "Prix du fût : un nombre entier de centimes est attendu"],
    ["Blanche", "120", "Prix du fût : un nombre entier de centimes est attendu"],
  ])("BR-P1 of %j at %j is refused", async (drink, price, message) => {
    const refusal = await add(drink, price);
    expect([refusal.status, refusal.message]).toEqual([400, message]);
  });

  it("is adjusted to no wrong price", async () => {
    await add("Brune");
    expect((await patch("brune", "price", { price: 0 })).message).toBe("Le montant doit être supérieur à 0");
    expect((await patch("brune", "opening", { openedOn: "hier" })).status).toBe(400);
  });

  it("is read by anyone who has an account, and configured by those who manage them", async () => {
    expect((await add("Rousse", 12_000, organiser)).status).toBe(403);
    const { accessToken } = await server.person({ teams: ["benevole", "soft"] });
    const refused = await call(server, "GET", "/personal-account/barrels", { token: accessToken });
    expect(refused.status).toBe(403);
  });
});
