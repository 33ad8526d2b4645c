import type { Found } from "@coulisses/shared-domain/contract/finder";
import { gears, locations } from "../database/schema/catalogues";
import { call } from "../testing/calls";
import { startTestServer, type TestServer } from "../testing/test-server";

type Person = Awaited<ReturnType<TestServer["person"]>>;
let server: TestServer;
let organiser: Person, volunteer: Person, stranger: Person;

beforeAll(async () => {
  server = await startTestServer();
  organiser = await server.person({
    firstname: "Léa",
    lastname: "Martin",
    nickname: "Mimi",
    teams: ["benevole", "hard", "orga", "matos"],
  });
  volunteer = await server.person({ teams: ["benevole"] });
  stranger = await server.person();
  await server.services.db.insert(locations).values({ name: "Grande scène" });
  await server.services.db.insert(gears).values({ name: "Rallonge 10 m", slug: "rallonge-10-m" });
});
afterAll(() => server.close());

const list = (kind: string, { accessToken: token }: Person) =>
  call(server, "GET", `/finder/${kind}`, { token });
const names = async (kind: string) => (await list(kind, organiser)).json<Found[]>().map(({ name }) => name);

describe("The names that the finder looks through", () => {
  it("are those of places, gears and volunteers", async () => {
    expect(await names("locations")).toContain("Grande scène");
    expect(await names("gears")).toContain("Rallonge 10 m");
    expect(await names("people")).toContain("Léa (Mimi) Martin");
  });

  it("leave out a removed sheet, and people who were never admitted", async () => {
    const token = organiser.accessToken;
    const make = async (name: string) =>
      (await call(server, "POST", "/festival-activities", { token, body: { name } })).json<Found>();
    const kept = await make("Bal folk");
    const removed = await make("Blind test");
    await call(server, "DELETE", `/festival-activities/${String(removed.id)}`, { token });
    expect((await list("festival-activities", organiser)).json()).toEqual([
      { id: kept.id, name: "Bal folk" },
    ]);
    const ids = (await list("people", organiser)).json<Found[]>().map(({ id }) => id);
    expect(ids).toEqual([organiser.id, volunteer.id]);
  });

  it.each(["festival-activities", "festival-tasks", "people", "gears", "locations"])(
    "are refused to those who may not read the page of %s",
    async (kind) => {
      expect((await list(kind, organiser)).status).toBe(200);
      expect((await list(kind, stranger)).status).toBe(403);
      expect((await call(server, "GET", `/finder/${kind}`)).status).toBe(401);
    },
  );
});
