import type { TokenPair } from "@coulisses/shared-domain/contract/auth";
import type { Team } from "@coulisses/shared-domain/people/team";
import { hash } from "@node-rs/bcrypt";
import { liveChannel } from "../changes/outbox";
import { call } from "../testing/calls";
import { useTestServer } from "../testing/test-server";
import { runImport } from "./run-import";
import { readSource } from "./source/read-source";
import { dumpFile } from "./testing/peer-database";
import { erased, peerWith, person, team } from "./testing/peer-rows";

const server = useTestServer();
const password = "Un-vieux-mot-de-passe-1";

const login = (email: string) => call(server, "POST", "/login", { body: { email, password } });

describe("An import beside a running server", () => {
  it("shows at once, to everybody who could sign in before and nobody else", async () => {
    const admin = await server.person({ teams: ["admin"] });
    const teams = async () =>
      (await call(server, "GET", "/teams", { token: admin.accessToken }))
        .json<Team[]>()
        .map(({ name }) => name);
    expect(await teams()).not.toContain("Cuisine");
    const heard: string[] = [];
    await server.services.connection.listen(
      liveChannel,
      (payload) => heard.push(payload),
      () => undefined,
    );
    const known = await hash(password, { cost: 5 });
    const peer = peerWith({
      user: [
        person({ id: 7, email: "Lea@Example.org", password: known }),
        person({ id: 8, email: "gone@example.org", password: known, is_deleted: true }),
        person({ id: 9, email: "lea@example.org ", password: known }),
        { ...erased(10), password: known },
      ],
      team: [team()],
      user_team: [{ user_id: 7, team_code: "cuisine" }],
    });
    const source = await readSource(await dumpFile(peer));
    await runImport(server.services.connection, source, { isDry: true });
    expect([await teams(), heard]).toEqual([expect.not.arrayContaining(["Cuisine"]), []]);

    expect(await runImport(server.services.connection, source, { isDry: false })).toMatchObject({
      kind: "done",
    });
    expect(await teams()).toContain("Cuisine");
    const lea = await login("lea@example.org");
    expect(lea.status).toBe(201);
    const { accessToken } = lea.json<TokenPair>();
    const me = (await call(server, "GET", "/users/me", { token: accessToken })).json<{ teams: string[] }>();
    expect(me.teams).toEqual(["cuisine"]);
    for (const email of ["gone@example.org", "import+9@coulisses.test", "anonymous+10@coulisses.test"]) {
      expect((await login(email)).status).toBe(401);
    }
    expect(heard.some((payload) => payload.includes("festival-imported"))).toBe(true);
    expect(server.mails).toEqual([]);
  });
});
