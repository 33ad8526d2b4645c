import { kindOf } from "./request-kind";

const ORIGIN = "https://festival.fr";
const kindAt = (url: string, asked: Partial<Parameters<typeof kindOf>[0]> = {}) =>
  kindOf({ method: "GET", mode: "cors", ...asked, url: new URL(url, ORIGIN).href }, ORIGIN);

test.each(["/", "/fa", "/fa/12", "/login", "/planning?week=2"])(
  "going to %s is answered by the one page",
  (url) => {
    expect(kindAt(url, { mode: "navigate" })).toBe("page");
  },
);

test.each([
  ["/shell/shell.1fe8177e6be62a38.js", "code"],
  ["/features/mf-tasks/abc123/entry.js", "code"],
  ["/features/mf-tasks/files/entry.8ec40aa582d2af89.js", "code"],
  ["/features/mf-tasks/abc123/hashes.json", "code"],
  ["/features/mf-tasks/abc123/entry.js?retry=1", "retry"],
  ["/shell/first-paint.css", "file"],
  ["/shell/icons/icon-192.png", "file"],
  ["/manifest.webmanifest", "file"],
  ["/features.json", "registry"],
  ["/api/festival-activities", "read"],
  ["/api/users/12/assignments", "read"],
])("%s is %s", (url, kind) => {
  expect(kindAt(url)).toBe(kind);
});

test.each([
  ["the API's own pages", "/api/docs"],
  ["a file that someone opens in a tab", "/api/volunteers/3/planning.pdf"],
])("%s are left to the network, which the browser has begun to ask", (_what, url) => {
  expect(kindAt(url, { mode: "navigate" })).toBe("elsewhere");
});

test.each<[string, string, Partial<Parameters<typeof kindOf>[0]>]>([
  ["a write", "/api/festival-activities", { method: "POST" }],
  ["the line that stays open", "/api/live-notifications", {}],
  ["a screen on a wall, which must know when nothing comes", "/api/wall-board", { cache: "no-store" }],
  ["what tells the build in place", "/build.json?1763730000000", {}],
  ["the list of the files in place", "/shell/manifest.json", {}],
  ["the worker itself", "/sw.js", {}],
  ["a file of a team's Storybook", "/api/applications/mf-tasks/stories/4b8ec4891b14/index.json", {}],
  ["another site", "https://maps.example/tile.png", {}],
])("%s is none of the worker's business", (_what, url, options) => {
  expect(kindAt(url, options)).toBe("other");
});
