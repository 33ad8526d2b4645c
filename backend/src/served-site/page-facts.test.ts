import { defaultFestival } from "../configuration/festival-configuration";
import { call } from "../testing/calls";
import { lastKnown } from "./page-facts";
import { page, registryText, usePublishedSite } from "./testing/published-site";

const site = usePublishedSite({
  "shell/index.html": page,
  "shell/main.0123abcd.js": "console.log('coulisses')",
  "features.json": registryText("v1"),
});

describe("With the database away", () => {
  const configurations = () => site.server.services.db.query.configurations;
  const failing = () => Promise.reject(new Error("connection refused"));
  const hanging = () => new Promise<never>(() => undefined);
  const away = (how: () => Promise<never>) =>
    jest
      .spyOn(configurations(), "findFirst")
      .mockImplementation(how as unknown as ReturnType<typeof configurations>["findFirst"]);
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it.each([
    ["that refuses", failing],
    ["that hangs", hanging],
  ])("%s, pages come with the festival last known", async (_what, how) => {
    const { accessToken } = await site.server.person({ teams: ["admin"] });
    const name = { name: `Les Nuits ${_what}` };
    const value = { ...defaultFestival, ...name };
    const { status } = await call(site.server, "POST", "/configuration/festival", {
      token: accessToken,
      body: { value },
    });
    expect(status).toBe(201);
    await site.visit("/");
    const reads = away(how);
    const pages = await Promise.all(["/", "/login", "/fa/12"].map((path) => site.visit(path)));
    // Were a page to wait for a read that hangs, it would never come.
    expect(reads).toHaveBeenCalled();
    for (const { statusCode, body } of pages) {
      expect([statusCode, body]).toEqual([200, expect.stringContaining(`content="Les Nuits ${_what}"`)]);
    }
  });

  it("the build, the registry and the files ask it nothing", async () => {
    const reads = away(failing);
    for (const path of ["/build.json", "/features.json", "/shell/main.0123abcd.js"]) {
      expect((await site.visit(path)).statusCode).toBe(200);
    }
    expect(reads).not.toHaveBeenCalled();
  });
});

describe("What is last known", () => {
  it("from a cold start is what was said first, until a read succeeds", async () => {
    const read = jest
      .fn<Promise<string>, []>()
      .mockRejectedValueOnce(new Error("away"))
      .mockResolvedValue("24h");
    const known = lastKnown({ first: "un festival", read, patienceMs: 50 });
    expect(await known()).toBe("un festival");
    expect(await known()).toBe("24h");
  });

  it("comes late when it comes late, and is asked again after a read that never ends", async () => {
    jest.useFakeTimers();
    const read = jest
      .fn<Promise<string>, []>()
      .mockImplementationOnce(() => new Promise(() => undefined))
      .mockResolvedValue("24h");
    const known = lastKnown({ first: "un festival", read, patienceMs: 1_000 });
    const first = known();
    await jest.advanceTimersByTimeAsync(1_000);
    expect(await first).toBe("un festival");
    // The next caller waits no longer than the first one did.
    const second = known();
    await jest.advanceTimersByTimeAsync(0);
    expect(await second).toBe("un festival");
    await jest.advanceTimersByTimeAsync(15_000);
    expect(await known()).toBe("24h");
    jest.useRealTimers();
  });
});
