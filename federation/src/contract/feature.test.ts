import * as v from "valibot";
import { featureSchema } from "./feature";
import { issuesOf } from "./issues";
import { festivalFeature } from "../testing/festival-feature";

function refusal(feature: unknown): string {
  const { issues } = v.safeParse(featureSchema, feature);
  return issues ? issuesOf(issues) : "accepted";
}

const page = { path: "/bar", title: "Le bar", icon: "home", mobile: true };

test("a feature app may declare pages, menu places, badges and home cards", () => {
  const feature = festivalFeature({
    pages: [
      {
        ...page,
        shortTitle: "Bar",
        permission: "read-fa",
        favorite: true,
        menu: { group: "main", order: 10 },
        keywords: ["biere"],
        badge: { request: "bars/thirsty/count", permission: "read-fa", tags: ["FestivalActivity"] },
      },
      { ...page, path: "/bar/:barId" },
    ],
    cards: [{ name: "my-bar", title: "Mon bar", column: 3, order: 1 }],
  });
  expect(refusal({ $schema: "../federation/feature.schema.json", ...feature })).toBe("accepted");
});

test.each([
  [
    "a path without its slash",
    { pages: [{ ...page, path: "bar" }] },
    "pages.0.path: a path looks like /fa or /fa/:id",
  ],
  ["a path twice", { pages: [page, page] }, "pages: a path is declared twice"],
  ["an empty title", { pages: [{ ...page, title: " " }] }, "pages.0.title: must not be empty"],
  ["another name than mf-something", { name: "bar" }, "name: a feature app's name looks like mf-something"],
])("%s is refused, and said where", (_what, changes, reason) => {
  expect(refusal(festivalFeature(changes))).toBe(reason);
});

test("a misspelt key is refused rather than ignored", () => {
  expect(refusal({ ...festivalFeature(), pages: [{ ...page, mobil: true }] })).toContain("pages.0.mobil");
});

test("a card stands in one of the three columns of the home page", () => {
  const cards = [{ name: "my-bar", title: "Mon bar", column: 4, order: 1 }];
  expect(refusal({ ...festivalFeature(), cards })).toContain("cards.0.column");
});
