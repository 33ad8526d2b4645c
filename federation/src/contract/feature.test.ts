import * as v from "valibot";
import { declarationOf, type Feature, featureSchema, issuesOf } from "./feature";
import { festivalFeature } from "../testing/festival-feature";
import { featureManifestSchema } from "./manifest";

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
        menu: { group: "mine", order: 10 },
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

test.each(["beer", "home/beer", "volunteer/last-rounds"])("a card may stand on a spot: %s", (name) => {
  expect(refusal(festivalFeature({ cards: [{ name, title: "Le bar", order: 1, lines: 2 }] }))).toBe(
    "accepted",
  );
});

test.each(["volunteer/", "/beer", "volunteer/last/rounds", "Volunteer/beer"])(
  "no card is called %s",
  (name) => {
    expect(refusal(festivalFeature({ cards: [{ name, title: "Le bar", order: 1 }] }))).toBe(
      "cards.0.name: looks like volunteer/assignments",
    );
  },
);

test("an app offers spots by name, each with an address where it shows", () => {
  expect(refusal(festivalFeature({ offers: { barrel: "/bar?barrel=:id" } }))).toBe("accepted");
  expect(refusal(festivalFeature({ offers: { barrel: "bar" } }))).toContain("offers.barrel: is an address");
  expect(declarationOf(festivalFeature({ offers: { barrel: "/bar" } }))).not.toHaveProperty("offers");
});

test("a card that takes what its spot does not give, or that names no spot, is a type error", () => {
  const load = () => Promise.resolve({ default: ({ userId }: { userId: number }) => String(userId) });
  const right: Feature["cards"] = { "volunteer/rounds": load };
  // @ts-expect-error The sheet of an activity gives no userId.
  const wrong: Feature["cards"] = { "activity/rounds": load };
  // @ts-expect-error There is no such spot.
  const unknown: Feature["cards"] = { "cellar/rounds": load };
  expect([right, wrong, unknown].flatMap(Object.values)).toEqual([load, load, load]);
});

test("a card stands in one of the three columns of the home page", () => {
  const cards = [{ name: "my-bar", title: "Mon bar", column: 4, order: 1 }];
  expect(refusal({ ...festivalFeature(), cards })).toContain("cards.0.column");
});

describe("what an app keeps on the device", () => {
  const offline = {
    reads: ["bars/:barId/menu", "users/:userId/orders"],
    page: "/bar",
    ahead: [{ path: "users/:userId/orders", each: "bars/:bar.id/menu", until: "end" }],
  };
  const unsent = [{ name: "orders", label: "Des commandes", pages: ["/bar"] }];

  test("may be declared: reads for use without network, and work that waits to be sent", () => {
    expect(refusal(festivalFeature({ offline, unsent }))).toBe("accepted");
  });

  test.each([
    [
      "a read with /api",
      { offline: { reads: ["/api/bars"] } },
      "offline.reads.0: is an API path without /api",
    ],
    [
      "another app's page",
      { offline: { ...offline, page: "/fa" } },
      "offline and unsent name pages of the app",
    ],
    [
      "unsent work of another app's page",
      { unsent: [{ ...unsent[0], pages: ["/fa"] }] },
      "offline and unsent name",
    ],
    ["a misspelt key", { offline: { ...offline, ahaed: [] } }, "offline.ahaed"],
    ["a misspelt key further down", { offline: { ...offline, ahead: [{ path: "a", evry: "b" }] } }, "evry"],
  ])("%s is refused", (_what, changes, reason) => {
    expect(refusal({ ...festivalFeature(), ...changes })).toContain(reason);
  });

  test("goes with the declaration to manifest and registry, and is left out where nothing is declared", () => {
    const { name, contract, pages, cards } = festivalFeature();
    expect(declarationOf(festivalFeature({ offline, unsent }))).toEqual({
      name,
      contract,
      pages,
      cards,
      offline,
      unsent,
    });
    expect(Object.keys(declarationOf(festivalFeature()))).toEqual(["name", "contract", "pages", "cards"]);
  });
});

test("a build of the contract before names the menu's groups as they were", () => {
  const declaration = festivalFeature({ contract: 3 });
  const pages = [{ ...page, menu: { group: "logistics", order: 1 } }];
  const built = { ...declaration, pages, entry: "entry.js", needs: {}, integrity: {} };
  expect(v.parse(featureManifestSchema, built).pages[0]?.menu).toEqual({ group: "gear", order: 1 });
  expect(refusal({ ...declaration, pages })).toContain("pages.0.menu.group");
});
