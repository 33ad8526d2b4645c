import { stackInSource } from "./stack-in-source";

/** From column 10 of its one line on, the built file holds line 5, column 3 of the source. */
const mapOf = (source: string) => ({ version: 3, sources: [source], names: [], mappings: "AAAA,SAIE" });
const site: Record<string, unknown> = {
  "/features/mf-tasks/v2/sources.map": { "812.js": mapOf("mf-tasks/./src/task-list/row.tsx") },
  "/shell/sources.map": { "main.0123.js": mapOf("shell/../shared-ui/src/table/table.tsx") },
};
const asked: string[] = [];

beforeEach(() => {
  asked.length = 0;
  jest.spyOn(globalThis, "fetch").mockImplementation((address) => {
    const path = address as string;
    asked.push(path);
    const maps = site[path];
    return Promise.resolve(maps ? Response.json(maps) : new Response("<!doctype html>", { status: 404 }));
  });
});
afterEach(() => {
  jest.restoreAllMocks();
});

test("a stack names the lines of the source, of the app and of the shell; each file of maps is read once", async () => {
  const stack = [
    "at t (/features/mf-tasks/v2/812.js:1:12)",
    "at e (/features/mf-tasks/v2/812.js?again=2:1:10)",
    "at o (/shell/main.0123.js:1:10)",
  ];
  expect(await stackInSource(stack.join("\n"))).toBe(
    [
      "at t (mf-tasks/src/task-list/row.tsx:5:3)",
      "at e (mf-tasks/src/task-list/row.tsx:5:3)",
      "at o (shared-ui/src/table/table.tsx:5:3)",
    ].join("\n"),
  );
  expect(asked).toEqual(["/features/mf-tasks/v2/sources.map", "/shell/sources.map"]);
});

test.each([
  ["a version that is gone", "at t (/features/mf-tasks/v1/812.js:1:12)"],
  ["a file that the maps do not know", "at t (/features/mf-tasks/v2/9.js:1:12)"],
  ["a line that the file does not have", "at t (/features/mf-tasks/v2/812.js:7:12)"],
  ["no built file at all", "at Array.map (<anonymous>)"],
  ["nothing", ""],
])("%s stays as it is", async (_, stack) => {
  expect(await stackInSource(stack)).toBe(stack);
});

test("without network, and from maps that are none, places stay as they are", async () => {
  const stack = "at t (/features/mf-tasks/v2/812.js:1:12)";
  jest.mocked(globalThis.fetch).mockRejectedValueOnce(new TypeError("Failed to fetch"));
  expect(await stackInSource(stack)).toBe(stack);
  jest.mocked(globalThis.fetch).mockResolvedValueOnce(new Response("<!doctype html>"));
  expect(await stackInSource(stack)).toBe(stack);
});
