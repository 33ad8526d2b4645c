import type { Volunteer } from "@coulisses/shared-domain/contract/users";
import { userTeams } from "../database/schema/access";
import { users } from "../database/schema/people";
import { call } from "../testing/calls";
import { startTestServer, type TestServer } from "../testing/test-server";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

it("Four hundred volunteers who open the list of volunteers at once all see it, each what they may", async () => {
  const { db } = server.services;
  const crowd = await db
    .insert(users)
    .values(
      Array.from({ length: 400 }, (_, rank) => ({
        email: `foule-${String(rank)}@example.org`,
        passwordHash: "no password",
        phone: "0612345678",
        firstname: "Camille",
        lastname: `Dupont ${String(rank)}`,
        birthdate: "2000-01-01",
      })),
    )
    .returning({ id: users.id });
  await db.insert(userTeams).values(crowd.map(({ id }) => ({ userId: id, teamCode: "benevole" })));
  const lea = await server.person({ teams: ["benevole"] });
  const humain = await server.person({ teams: ["benevole", "hard", "humain"] });
  const open = ({ accessToken: token }: typeof lea) => call(server, "GET", "/users/volunteers", { token });
  const answers = await Promise.all(Array.from({ length: 400 }, (_, rank) => open(rank % 2 ? lea : humain)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const [managers, members] = answers.map((answer) => answer.json<Volunteer[]>());
  expect([managers?.length, members?.length]).toEqual([402, 402]);
  expect([managers?.[0], members?.[0]].map((one) => one !== undefined && "phone" in one)).toEqual([
    true,
    false,
  ]);
});
