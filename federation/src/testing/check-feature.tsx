import { render, screen } from "@testing-library/react";
import type { Feature } from "../contract/feature";

type Declared = { pages: readonly { path: string; title: string }[]; cards: readonly { name: string }[] };

/**
 * The Jest tests that an app's code and its `feature.json` agree. Each page that `isToCome` has to say so, and stay
 * out of the menu.
 */
export function checkFeature(
  feature: Feature,
  { pages, cards }: Declared,
  isToCome: (path: string) => boolean = () => false,
): void {
  test("no page is there that the menu, the guards and the search do not know", () => {
    expect(Object.keys(feature.pages).sort()).toEqual(pages.map(({ path }) => path).sort());
  });

  test("the home page has a card for what the app brings to it", () => {
    expect(Object.keys(feature.cards).sort()).toEqual(cards.map(({ name }) => name).sort());
  });

  const pagesToCome = pages.filter(({ path }) => isToCome(path));
  if (pagesToCome.length === 0) return;

  test.each(pagesToCome)(
    "$path has its page, which says plainly that it is to come",
    async ({ path, title }) => {
      const page = await feature.pages[path]?.();
      render(page && <page.default />);
      expect(screen.getByText(/arrive bientôt/)).toBeVisible();
      expect(screen.getByText(new RegExp(`« ${title} » est encore en construction`))).toBeVisible();
    },
  );

  test("no page that is to come is offered in the menu", () => {
    expect(pagesToCome.filter((page) => "menu" in page)).toEqual([]);
  });
}
