import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import * as mdi from "@mdi/js";
import { pageIconNames, pageIcons } from "./page-icons";
import { reviewerIcons } from "./reviewer-icons";
import { teamIcons } from "./team-icons";

const original = (name: string) =>
  (mdi as Record<string, string>)[
    `mdi${name
      .split("-")
      .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
      .join("")}`
  ];

it.each(pageIconNames)("page icon %s is drawn as Material Design does", (name) => {
  expect(pageIcons[name]).toBe(original(name));
});

it("team icons are drawn as Material Design does, but for the barrier, which is ours", () => {
  const { "boom-gate": barrier, ...reviewers } = reviewerIcons;
  expect(barrier).not.toBe(original("boom-gate"));
  for (const [name, path] of Object.entries({ ...teamIcons, ...reviewers }))
    expect(path).toBe(original(name));
});

test("the pages that the apps put in the menu have icons of ours, and no two the same", () => {
  const root = path.resolve(__dirname, "../../..");
  const icons = readdirSync(root)
    .map((folder) => path.join(root, folder, "feature.json"))
    .filter((file) => existsSync(file))
    .flatMap(
      (file) =>
        (JSON.parse(readFileSync(file, "utf8")) as { pages: { icon: string; menu?: object }[] }).pages,
    )
    .flatMap(({ icon, menu }) => (menu ? [icon] : []));
  // Those of the shell's own pages.
  const taken = ["home", "view-grid", "shield-search", "email-alert", ...icons];
  expect(icons.length).toBeGreaterThan(5);
  expect(taken.filter((icon) => !pageIconNames.some((name) => name === icon))).toEqual([]);
  expect(taken.filter((icon, place) => taken.indexOf(icon) !== place)).toEqual([]);
});
