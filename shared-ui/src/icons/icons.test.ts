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

it("team icons are drawn as Material Design does", () => {
  for (const [name, path] of Object.entries({ ...teamIcons, ...reviewerIcons }))
    expect(path).toBe(original(name));
});
