import { CONTRACT } from "../../contract/contract";
import { festivalFeature } from "../../testing/festival-feature";
import { onePage } from "../../testing/site";
import { incompatibilities, refuse, unknownPermissions } from "./fits";

const shell = {
  contracts: [CONTRACT - 1, CONTRACT],
  provides: {},
  permissions: ["read-bar"],
  pages: ["/login"],
};
const app = (changes: Parameters<typeof festivalFeature>[0] = {}) =>
  festivalFeature({ cards: [], ...changes });

describe("An app takes part in a site", () => {
  it("with pages of its own, at the shell's contract or the one before", () => {
    const others = [app({ name: "mf-wine", pages: onePage("/wine/:id") })];
    for (const contract of [CONTRACT - 1, CONTRACT])
      expect(incompatibilities(app({ contract, pages: onePage("/bar/:id") }), others, shell)).toEqual([]);
  });

  it("but at no other contract", () => {
    expect(incompatibilities(app({ contract: CONTRACT + 1, pages: onePage("/bar") }), [], shell)).toEqual([
      `mf-bar was built for contract ${CONTRACT + 1}, which the shell can't run: it runs ${CONTRACT - 1}, ${CONTRACT}.`,
    ]);
  });

  it.each([
    ["/login", "/login belongs to the shell."],
    ["/wine/12", "/wine/12 belongs to mf-wine, as /wine/:id."],
    ["/:kind/list", "/:kind/list belongs to mf-wine, as /wine/:id."],
    ["/wine/:bottle", "/wine/:bottle belongs to mf-wine, as /wine/:id."],
  ])("but not with a page that answers where another's does: %s", (path, reason) => {
    const others = [app({ name: "mf-wine", pages: onePage("/wine/:id") })];
    expect(incompatibilities(app({ pages: onePage(path) }), others, shell)).toEqual([reason]);
  });

  it("beside the version of itself that it replaces", () => {
    const before = app({ pages: onePage("/bar") });
    expect(incompatibilities(app({ pages: onePage("/bar") }), [before], shell)).toEqual([]);
  });
});

describe("A permission that the shell does not know", () => {
  const counted = { request: "bars/count", permission: "count-bar", tags: [] };
  const [page] = onePage("/bar");

  it("is found on pages, badges and cards, and said once each", () => {
    const asking = app({
      pages: [{ ...page!, permission: "drink-bar", badge: counted }, ...onePage("/beer")],
      cards: [
        {
          name: "a",
          title: "A",
          column: 1,
          order: 1,
          permission: "drink-bar",
          permissions: ["read-bar", "pay-bar"],
        },
      ],
    });
    expect(unknownPermissions(asking, ["read-bar"])).toEqual([
      "mf-bar asks for an unknown permission: drink-bar.",
      "mf-bar asks for an unknown permission: count-bar.",
      "mf-bar asks for an unknown permission: pay-bar.",
    ]);
  });

  it("is not looked for under a shell that does not list its own", () => {
    expect(unknownPermissions(app({ pages: [{ ...page!, permission: "drink-bar" }] }), undefined)).toEqual(
      [],
    );
  });

  it("counts on the work that waits for people too", () => {
    const todo = { ...counted, one: "bar", many: "bars", icon: "home", link: "/bar", order: 1 };
    expect(unknownPermissions(app({ pages: onePage("/bar"), todos: [todo] }), ["read-bar"])).toEqual([
      "mf-bar asks for an unknown permission: count-bar.",
    ]);
  });
});

it("reasons are refused together, one a line, under their heading; without reasons nothing is", () => {
  expect(() => refuse(["un", "deux"], "Parce que :")).toThrow("Parce que :\nun\ndeux");
  expect(() => refuse([])).not.toThrow();
});
