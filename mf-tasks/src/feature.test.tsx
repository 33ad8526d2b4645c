import { ThemeProvider } from "@coulisses/shared-ui/base";
import { render, screen } from "@testing-library/react";
import declaration from "../feature.json";
import feature from "./feature";

const components = new Map(Object.entries(feature.pages));
const toCome = declaration.pages.filter(({ path }) => !path.startsWith("/ft"));

test.each(toCome)("$path has its page, which says plainly that it is to come", async ({ path, title }) => {
  const load = components.get(path);
  const Page = (await load!()).default;
  render(
    <ThemeProvider theme="blue-light">
      <Page />
    </ThemeProvider>,
  );
  expect(screen.getByText(/arrive bientôt/)).toBeVisible();
  expect(screen.getByText(new RegExp(`« ${title} » est encore en construction`))).toBeVisible();
});

test("no page that is to come is offered in the menu", () => {
  expect(toCome.filter((page) => "menu" in page)).toEqual([]);
});

test("no page is there that the menu, the guards and the search do not know", () => {
  expect([...components.keys()].sort()).toEqual(declaration.pages.map(({ path }) => path).sort());
});

test("the home page has a card for what the app brings to it", () => {
  expect(Object.keys(feature.cards)).toEqual(declaration.cards.map(({ name }) => name));
});
