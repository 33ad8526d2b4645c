import { call } from "../testing/calls";
import { type RestoreDrill, restoreDrill } from "../testing/restore-drill";
import type { TestServer } from "../testing/test-server";
import { userTeams } from "./schema/access";

const paths = [
  "/users/me",
  "/festival-activities",
  "/festival-tasks",
  "/logistic/gears",
  "/signages",
  "/locations",
  "/teams",
  "/logistic/inventory",
  "/configuration",
  "/users/volunteers",
];

type Person = { id: number; accessToken: string };

/** All that these people read from this instance. */
async function answersOf(server: TestServer, people: readonly Person[]) {
  const answers: Record<string, unknown> = {};
  for (const { id, accessToken: token } of people) {
    for (const path of paths) {
      const { status, body } = await call(server, "GET", path, { token });
      answers[`${String(id)} ${path}`] = [status, body];
    }
  }
  return answers;
}

async function write(
  server: TestServer,
  { accessToken: token }: Person,
  path: string,
  body: Record<string, unknown>,
) {
  const { status } = await call(server, "POST", path, { token, body });
  expect(status).toBe(201);
}

const gear = (name: string) => ({ name, isPonctualUsage: true, isConsumable: false });

describe("A dump that is restored", () => {
  let drill: RestoreDrill;
  let running: TestServer[] = [];
  const first = () => running[0] as TestServer;
  beforeAll(async () => {
    drill = await restoreDrill();
    running = await drill.start();
  });
  afterAll(() => drill.end(running));

  async function everywhere(people: readonly Person[]) {
    const answers = await answersOf(first(), people);
    for (const server of running) expect(await answersOf(server, people)).toEqual(answers);
    return answers;
  }

  it("gives everybody the answers and the rights of that day, in every instance, and nothing of later", async () => {
    const admin = await first().person({ teams: ["admin"] });
    const hard = await first().person({ teams: ["benevole", "hard"] });
    const nobody = await first().person();
    const people = [admin, hard, nobody];
    await write(first(), admin, "/festival-activities", { name: "Concert" });
    await write(first(), admin, "/logistic/gears", gear("Barrière"));
    const before = await everywhere(people);
    running = await drill.dump(running);

    await first().services.db.insert(userTeams).values({ userId: nobody.id, teamCode: "admin" });
    for (let count = 0; count < 5; count++) {
      await write(first(), admin, "/logistic/gears", gear(`Table ${String(count)}`));
      await write(first(), nobody, "/festival-activities", { name: `Après ${String(count)}` });
    }
    expect(await everywhere(people)).not.toEqual(before);

    running = await drill.restore(running);
    expect(await everywhere(people)).toEqual(before);

    // The counters of what was read pass again where they had been: what was kept then stays forgotten.
    for (let count = 0; count < 5; count++) {
      await write(first(), admin, "/logistic/gears", gear(`Chaise ${String(count)}`));
      await write(first(), admin, "/festival-activities", { name: `Encore ${String(count)}` });
    }
    const after = JSON.stringify(await everywhere(people));
    expect(after).toContain("Chaise 4");
    expect(after).not.toMatch(/Table|Après/);
    expect((await call(first(), "GET", "/festival-activities", { token: nobody.accessToken })).status).toBe(
      403,
    );
  }, 120_000);
});
