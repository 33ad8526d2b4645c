import declaration from "../feature.json";
import feature from "./feature";

test("every page is in the menu, or open to visitors", () => {
  const unreachable = declaration.pages.filter((page) => !("menu" in page) && !("public" in page));
  expect(unreachable).toEqual([]);
});

test("no page is there that the menu, the guards and the search do not know", () => {
  expect(Object.keys(feature.pages).sort()).toEqual(declaration.pages.map(({ path }) => path).sort());
});
