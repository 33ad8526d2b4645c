import type { Volunteer } from "@coulisses/shared-domain/contract/users";
import { userTeams } from "../database/schema/access";
import { call } from "../testing/calls";
import { crowdOf } from "../testing/crowd";
import { useTestServer } from "../testing/test-server";

const server = useTestServer();

it("Four hundred volunteers who open the list of volunteers at once all see it, each what they may", async () => {
  const { db } = server.services;
  const crowd = await crowdOf(400, server);
  await db.insert(userTeams).values(crowd.map((userId) => ({ userId, teamCode: "benevole" })));
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
