import { ThemeProvider } from "@coulisses/shared-ui/base";
import { render, screen } from "@testing-library/react";
import declaration from "../feature.json";
import feature from "./feature";

const components = new Map(Object.entries(feature.pages));

/** Neither in the menu nor for visitors: nobody is led to them yet. */
const pagesToCome = declaration.pages.filter((page) => !("menu" in page) && !("public" in page));

test.each(pagesToCome)(
  "$path is not in the menu, and says plainly that it is to come",
  async ({ path, title }) => {
    const load = components.get(path);
    const Page = (await load!()).default;
    render(
      <ThemeProvider theme="blue-light">
        <Page />
      </ThemeProvider>,
    );
    expect(screen.getByText(/arrive bientôt/)).toBeVisible();
    expect(screen.getByText(new RegExp(`« ${title} » est encore en construction`))).toBeVisible();
  },
);

test("no page is there that the menu, the guards and the search do not know", () => {
  expect([...components.keys()].sort()).toEqual(declaration.pages.map(({ path }) => path).sort());
});
