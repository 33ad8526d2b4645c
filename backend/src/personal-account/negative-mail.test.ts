import { call } from "../testing/calls";
import { type Person, useTestServer } from "../testing/test-server";
import { line, writePastLines } from "./testing/past-lines";

const server = useTestServer();
const path = "/users/personal-account-consumers/negative-mail";
let sg: Person, lea: Person, theo: Person;

beforeEach(async () => {
  const hard = { teams: ["benevole", "hard"] };
  sg = await server.person({ teams: ["benevole", "hard", "sg"], firstname: "Solène", lastname: "Gauthier" });
  lea = await server.person({ ...hard, firstname: "Léa", lastname: "Martin" });
  theo = await server.person({ ...hard, firstname: "Théo", lastname: "Durand" });
  await writePastLines(
    server.services.db,
    { at: "2026-01-15T12:00:00Z", madeBy: sg.id },
    line("BARREL", lea.id, "cash", 1250),
    line("DEPOSIT", "cash", theo.id, 300),
  );
});

const send = (by = sg, signature = "Sacha, SG") =>
  call(server, "POST", path, { token: by.accessToken, body: { signature } });

describe("The mail to those in debt", () => {
  it("goes to each of them with their own balance, once however many press at once, and is remembered", async () => {
    const answers = await Promise.all(Array.from({ length: 4 }, () => send()));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 200)?.json()).toEqual({ count: 1 });
    await server.services.jobs.settled();
    expect(server.mails).toMatchObject([{ to: lea.email }]);
    expect(server.mails[0]?.text).toMatch(/-12,50\s€/);
    expect(server.mails[0]?.text).toContain("Sacha, SG");
    const read = (await call(server, "GET", path, { token: sg.accessToken })).json<object>();
    expect(read).toMatchObject({ signature: "Sacha, SG", last: { by: "Solène Gauthier", count: 1 } });
  });

  it("is for those who keep the accounts, and needs a signature", async () => {
    expect((await send(theo)).status).toBe(403);
    expect((await call(server, "GET", path, { token: theo.accessToken })).status).toBe(403);
    expect((await send(sg, "  ")).status).toBe(400);
    expect((await send(sg, "x".repeat(501))).status).toBe(400);
    expect((await call(server, "POST", path, { body: { signature: "Moi" } })).status).toBe(401);
  });
});
