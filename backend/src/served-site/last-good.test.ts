import { join } from "node:path";
import { readPublishedRegistry } from "./registry";
import { watchedFile } from "./watched-site";
import {
  inlinedIn,
  page,
  publishedSite,
  type PublishedSite,
  registryText,
  usePublishedSite,
} from "./testing/published-site";

const site = usePublishedSite({ "shell/index.html": page, "features.json": registryText("v1") });

/** Status of /api/ready, and its word on the site. */
async function readiness({ visit }: PublishedSite): Promise<[number, string | undefined]> {
  const answer = await visit("/api/ready");
  return [answer.statusCode, answer.json<{ checks: Record<string, string> }>().checks.site];
}

describe("A registry that can't be read", () => {
  const bad = [
    ["truncated", registryText("v2").slice(0, 80)],
    ["empty", ""],
    ["a page of HTML", page],
    ["an empty object", "{}"],
    ["a list", "[]"],
    ["another thing", '{"features":"none"}'],
  ];
  afterEach(() => {
    site.publish("features.json", registryText("v1"));
  });

  it.each(bad)("because it is %s: the last good one is served, and it is told", async (_what, text) => {
    await site.visit("/");
    site.publish("features.json", text);
    for (const path of ["/", "/login", "/fa/12"]) {
      const { statusCode, body } = await site.visit(path);
      expect([statusCode, inlinedIn(body)]).toMatchObject([200, { features: [{ version: "v1" }] }]);
    }
    const answer = await site.visit("/features.json");
    expect(answer.json()).toMatchObject({ features: [{ version: "v1" }] });
    expect([answer.statusCode, answer.headers["cache-control"]]).toEqual([200, "no-cache"]);
    expect(await readiness(site)).toEqual([200, "degraded"]);

    site.publish("features.json", registryText("v3"));
    expect(inlinedIn((await site.visit("/")).body)).toMatchObject({ features: [{ version: "v3" }] });
    expect(await readiness(site)).toEqual([200, "ok"]);
  });

  it("because it was removed: the last good one is served too", async () => {
    await site.visit("/");
    site.remove("features.json");
    expect(inlinedIn((await site.visit("/")).body)).toMatchObject({ features: [{ version: "v1" }] });
    expect((await site.visit("/features.json")).statusCode).toBe(200);
  });

  it.each(bad.slice(0, 4))(
    "on a server that never knew a good one (%s): the page comes without, and says when asked",
    async (_what, text) => {
      const fresh = await publishedSite({ "shell/index.html": page, "features.json": text ?? "" });
      const opened = await fresh.visit("/login");
      expect([opened.statusCode, inlinedIn(opened.body)]).toEqual([200, undefined]);
      const answer = await fresh.visit("/features.json");
      expect([answer.statusCode, answer.headers["cache-control"]]).toEqual([503, "no-store"]);
      expect(answer.json()).toMatchObject({
        message: "La liste des applications n'est pas lisible pour le moment",
      });
      expect(await readiness(fresh)).toEqual([503, "failing"]);
      await fresh.server.close();
    },
  );

  it("is told to the log once, not at every visit", async () => {
    const told: string[] = [];
    const file = watchedFile(join(site.root, "features.json"), readPublishedRegistry, (problem) =>
      told.push(problem),
    );
    site.publish("features.json", "{}");
    await file.read();
    await file.read();
    site.publish("features.json", "");
    await file.read();
    expect(told).toEqual([expect.stringContaining("no registry"), expect.stringContaining("JSON")]);
  });
});

describe("A shell whose page is damaged", () => {
  it("goes on with the page that it had", async () => {
    const before = (await site.visit("/build.json")).json<object>();
    site.publish("shell/index.html", "");
    const opened = await site.visit("/fa");
    expect([opened.statusCode, opened.body]).toEqual([
      200,
      expect.stringContaining("<title>Coulisses</title>"),
    ]);
    expect((await site.visit("/build.json")).json()).toEqual(before);
    site.publish("shell/index.html", page);
  });
});
