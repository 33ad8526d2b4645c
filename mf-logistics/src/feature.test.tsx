// Ends the session that the pages start: its channel would keep the process alive.
import "@coulisses/shared-auth/testing";
import declaration from "../feature.json";
import feature from "./feature";

const components = new Map(Object.entries(feature.pages));

test.each(declaration.pages)("$path has its page", async ({ path }) => {
  const page = await components.get(path)?.();
  expect(page?.default).toEqual(expect.any(Function));
});

test("no page is there that the menu, the guards and the search do not know", () => {
  expect([...components.keys()].sort()).toEqual(declaration.pages.map(({ path }) => path).sort());
});
