import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { refreshTokenIn } from "../auth/session/session-cookie";
import { call } from "../testing/calls";
import { type Person, useTestServer } from "../testing/test-server";

const server = useTestServer();
const COOKIE = "coulisses-refresh";

beforeAll(() => {
  const root = server.services.environment.siteDir;
  const stories = join(root, "stories/mf-tasks/v1");
  mkdirSync(join(stories, "assets"), { recursive: true });
  writeFileSync(join(stories, "index.html"), "<title>Storybook</title>");
  writeFileSync(join(stories, "assets/row.js"), "row();");
  mkdirSync(join(root, "features/mf-tasks/v1"), { recursive: true });
  writeFileSync(
    join(root, "features.json"),
    JSON.stringify({ features: [{ name: "mf-tasks", version: "v1" }] }),
  );
});

const open = (path: string, refreshToken?: string) =>
  server.app.inject({
    url: path,
    cookies: refreshToken === undefined ? {} : { [COOKIE]: refreshToken },
  });
const at = (file: string) => `/api/applications/mf-tasks/stories/v1/${file}`;
const admin = () => server.person({ teams: ["admin"] });

describe("The Storybook of a version", () => {
  it("opens by its address in the browser of those who see the applications page, with all its files", async () => {
    const { refreshToken } = await admin();
    const page = await open(at(""), refreshToken);
    expect([page.statusCode, page.body]).toEqual([200, "<title>Storybook</title>"]);
    expect(page.headers["content-security-policy"]).toContain("frame-ancestors 'self'");
    expect(page.headers["cache-control"]).toBe("private, no-cache");
    const file = await open(at("assets/row.js"), refreshToken);
    expect([file.statusCode, file.body]).toEqual([200, "row();"]);
    // The session goes on: its token was not traded.
    expect((await call(server, "POST", "/refresh", { body: { refreshToken } })).status).toBe(201);
  });

  it("stays closed to all others: without a session, without the right, with one that ended or a forged one", async () => {
    const ended = await admin();
    await call(server, "POST", "/logout", { token: ended.accessToken, body: {} });
    const holders: [string, Person["refreshToken"] | undefined, number][] = [
      ["nobody", undefined, 401],
      ["a volunteer", (await server.person()).refreshToken, 403],
      ["one who logged out", ended.refreshToken, 401],
      ["a forged token", `${(await admin()).refreshToken}x`, 401],
      ["an access token", (await admin()).accessToken, 401],
      [
        "one who has not approved the terms",
        (await server.person({ teams: ["admin"], hasApprovedEula: false })).refreshToken,
        401,
      ],
    ];
    for (const [who, token, expected] of holders)
      expect([who, (await open(at(""), token)).statusCode]).toEqual([who, expected]);
    expect(refreshTokenIn({ cookies: { [COOKIE]: "x" } }, server.services)).toBe("x");
  });

  it("leads nowhere else", async () => {
    const { refreshToken } = await admin();
    for (const path of [
      at("..%2f..%2f..%2ffeatures.json"),
      at("missing.js"),
      "/api/applications/shell/stories/v1/",
      "/api/applications/mf-tasks/stories/../",
      "/stories/mf-tasks/v1/index.html",
      "/stories/mf-tasks/v1/assets/row.js",
    ])
      expect([path, (await open(path, refreshToken)).body.includes("row();")]).toEqual([path, false]);
    expect((await open(at("missing.js"), refreshToken)).statusCode).toBe(404);
    expect((await open(at("..%2f..%2f..%2ffeatures.json"), refreshToken)).statusCode).toBe(404);
  });

  it("is told of on the applications page", async () => {
    const { accessToken } = await admin();
    const health = await call(server, "GET", "/applications/health", { token: accessToken });
    expect(health.json()).toMatchObject([{ app: "mf-tasks", stories: ["v1"] }]);
  });
});
