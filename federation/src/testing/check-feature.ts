import type { Feature } from "../contract/feature";

type Declared = { pages: readonly { path: string }[]; cards: readonly { name: string }[] };

/** The Jest tests that an app's code and its `feature.json` agree. */
export function checkFeature(feature: Feature, { pages, cards }: Declared): void {
  test("no page is there that the menu, the guards and the search do not know", () => {
    expect(Object.keys(feature.pages).sort()).toEqual(pages.map(({ path }) => path).sort());
  });

  test("no card is there that the spots do not know", () => {
    expect(Object.keys(feature.cards).sort()).toEqual(cards.map(({ name }) => name).sort());
  });
}
