import { randomBytes } from "node:crypto";
import { pino } from "pino";
import { call } from "../../testing/calls";
import { useTestServer } from "../../testing/test-server";
import { errorFields, loggerOptions } from "./logger";

type Line = Record<string, unknown>;
const lines: string[] = [];
const logged = () => lines.splice(0).map((line) => JSON.parse(line) as Line);

const server = useTestServer({
  logger: pino(loggerOptions("info"), { write: (line: string) => void lines.push(line) }),
});
beforeEach(() => lines.splice(0));

describe("The log at info", () => {
  it("says who asked for what, how it ended and how long it took, in one line", async () => {
    const person = await server.person({ teams: ["benevole", "hard"] });
    await call(server, "GET", "/festival-activities/999", { token: person.accessToken });
    const [line, ...more] = logged();
    expect(line).toMatchObject({
      userId: person.id,
      method: "GET",
      route: "/api/festival-activities/:id",
      ids: { id: 999 },
      status: 404,
      ms: expect.any(Number),
      reqId: expect.any(String),
    });
    expect(more).toEqual([]);
  });

  it("has a line for who is refused, and for an address that is nothing", async () => {
    await call(server, "GET", "/users/me");
    await server.app.inject({ method: "GET", url: "/api/nothing/there" });
    expect(logged()).toMatchObject([{ status: 401, route: "/api/users/me" }, { status: 404 }]);
  });

  it("never tells a secret, wherever it was put", async () => {
    const token = () => randomBytes(20).toString("hex");
    const secrets = Array.from({ length: 8 }, token);
    const [inPath, inQuery, inBody, inHeader, inCookie, inReset, password, address] = secrets;
    const { accessToken, email } = await server.person({ email: `${String(address)}@example.org` });
    const headers = {
      authorization: `Bearer ${String(inHeader)}`,
      "x-forwarded-for": "10.0.0.1",
      referer: `/reset/${String(inPath)}`,
    };
    const cookies = { refreshToken: String(inCookie) };
    const calls = [
      { url: `/reset/${String(inPath)}` },
      { url: `/register?token=${String(inQuery)}` },
      { url: `/%72eset/${String(inPath)}?x=%zz` },
      { url: `/api/reset/${String(inPath)}%zz` },
      { url: `/api/users?search=${encodeURIComponent(email)}` },
      { url: `/api/nothing/${String(inPath)}?token=${String(inQuery)}` },
      { method: "POST" as const, url: "/api/login", payload: { email, password } },
      { method: "POST" as const, url: "/api/forgot", payload: { email } },
      {
        method: "POST" as const,
        url: "/api/reset",
        payload: { token: inReset, password, password2: inBody },
      },
      { method: "POST" as const, url: "/api/refresh", payload: { refreshToken: inBody } },
      {
        method: "POST" as const,
        url: "/api/login",
        payload: `{"password":"${String(password)}`,
        headers: { "content-type": "application/json" },
      },
    ];
    for (const one of calls) {
      await server.app.inject({
        method: "GET",
        cookies,
        ...one,
        headers: { ...headers, ...("headers" in one ? one.headers : {}) },
      });
    }
    await call(server, "GET", "/users/me", { token: accessToken });
    const text = lines.join("");
    expect(text.split("\n").length).toBeGreaterThan(calls.length);
    for (const secret of [...secrets, accessToken, email]) expect(text).not.toContain(secret);
  });
});

describe("An error in the log", () => {
  it("keeps what helps and drops what nobody else should read", () => {
    const secret = randomBytes(20).toString("hex");
    const error = new Error(
      `550 <marie@example.org> refused, see https://post:${secret}@mail.test/${secret} "festival_activity_inquiry_time_windows_pkey"`,
      { cause: new Error(`Failed query: select 1\nparams: ${secret}`) },
    );
    const told = JSON.stringify(errorFields(error));
    expect(told).not.toContain(secret);
    expect(told).not.toContain("marie");
    expect(told).toContain("550 <…@…> refused");
    expect(told).toContain("festival_activity_inquiry_time_windows_pkey");
    expect(told).toContain("logger.test.ts");
  });
});
