import type { Consumer } from "@coulisses/shared-domain/contract/money/personal-account";
import { eq } from "drizzle-orm";
import { users } from "../database/schema/people";
import { call } from "../testing/calls";
import { moveMoney } from "../testing/money";
import { type Person, useTestServer } from "../testing/test-server";

const server = useTestServer();
let sg: Person, hard: Person, vieux: Person, volunteer: Person;

beforeAll(async () => {
  sg = await server.person({ firstname: "Sacha", teams: ["benevole", "hard", "sg"] });
  hard = await server.person({ firstname: "Hanna", nickname: "Zou", teams: ["benevole", "hard", "matos"] });
  vieux = await server.person({ firstname: "Victor", teams: ["benevole", "vieux"] });
  volunteer = await server.person({ teams: ["benevole", "soft"] });
  const { id } = await server.person({ teams: ["hard"] });
  await server.services.db.update(users).set({ deletedAt: new Date() }).where(eq(users.id, id));
});

const consumers = async ({ accessToken }: Person) =>
  (await call(server, "GET", "/users/personal-account-consumers", { token: accessToken })).json<Consumer[]>();

describe("Those who have a personal account", () => {
  it("are organisers and elders, once each, without closed accounts", async () => {
    expect((await consumers(sg)).map(({ id }) => id)).toEqual([sg.id, hard.id, vieux.id]);
  });

  it("are told with balance, teams and contact to those who manage accounts", async () => {
    await moveMoney(server, sg, "/transactions/deposits", [{ depositor: hard.id, amount: 1974 }]);
    const [, second, third] = await consumers(sg);
    expect(second).toMatchObject({
      firstname: "Hanna",
      nickname: "Zou",
      balance: 1974,
      teams: expect.arrayContaining(["benevole", "hard", "matos"]),
      email: hard.email,
      phone: "0612345678",
    });
    expect(third?.balance).toBe(0);
  });

  it("are names alone to the others (X8)", async () => {
    const [first] = await consumers(vieux);
    expect(Object.keys(first ?? {}).sort()).toEqual(["firstname", "id", "lastname", "nickname"]);
  });

  it("are none of the business of who has no account", async () => {
    const { accessToken: token } = volunteer;
    expect((await call(server, "GET", "/users/personal-account-consumers", { token })).status).toBe(403);
  });
});
