import { CONTRACT } from "@coulisses/federation/feature";
import { fakeServer } from "@coulisses/shared-auth/testing";
import { http, HttpResponse } from "msw";
import { activitiesPage } from "../testing/test-site";
import { fetchRegistry, inlinedRegistry } from "./registry-source";

const server = fakeServer();
const entry = {
  name: "mf-activities",
  contract: CONTRACT,
  version: "v1",
  entry: "/features/mf-activities/v1/entry.js",
  pages: [activitiesPage],
  cards: [],
};

function published(json: object) {
  server.use(http.get("*/features.json", () => HttpResponse.json(json)));
}

function pageWith(text: string): Document {
  return new DOMParser().parseFromString(
    `<script type="application/json" id="registry">${text}</script>`,
    "text/html",
  );
}

test("the registry written in the page costs no request", () => {
  expect(inlinedRegistry(pageWith(JSON.stringify({ features: [entry] })))?.features[0]?.version).toBe("v1");
});

test("a page without a readable registry has none, and breaks nothing", () => {
  expect(inlinedRegistry(new DOMParser().parseFromString("", "text/html"))).toBeUndefined();
  expect(inlinedRegistry(pageWith("{"))).toBeUndefined();
});

test.each(["{}", "[]", "null", '{"features":"none"}'])(
  "a document that is no registry (%s) is as good as none",
  async (text) => {
    expect(inlinedRegistry(pageWith(text))).toBeUndefined();
    published(JSON.parse(text) as object);
    await expect(fetchRegistry()).rejects.toThrow("no registry");
  },
);

test("as long as nothing is published, the registry stays the same object", async () => {
  const inlined = inlinedRegistry(pageWith(JSON.stringify({ features: [entry] })));
  published({ features: [entry], preload: { "/fa": [] } });
  expect(await fetchRegistry()).toBe(inlined);
  published({ features: [{ ...entry, version: "v2" }] });
  const fresh = await fetchRegistry();
  expect(fresh).not.toBe(inlined);
  expect(await fetchRegistry()).toBe(fresh);
});

test("an entry that can't be read is reported and leaves the others in", async () => {
  const report = jest.spyOn(console, "error").mockImplementation(() => undefined);
  published({ features: [entry, { name: "mf-tasks", contract: CONTRACT }] });
  const { features, problems } = await fetchRegistry();
  expect([features.length, problems[0]?.name]).toEqual([1, "mf-tasks"]);
  expect(report).toHaveBeenCalledWith(expect.stringContaining("mf-tasks is left out (invalid)"));
  report.mockRestore();
});

test("a server that fails is said", async () => {
  server.use(http.get("*/features.json", () => new HttpResponse(null, { status: 502 })));
  await expect(fetchRegistry()).rejects.toThrow("features.json: 502");
});
