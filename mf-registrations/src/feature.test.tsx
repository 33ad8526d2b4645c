import { checkFeature } from "@coulisses/federation/testing";
import declaration from "../feature.json";
import feature from "./feature";

checkFeature(feature, declaration);

test("every page is in the menu, or open to visitors", () => {
  const unreachable = declaration.pages.filter((page) => !("menu" in page) && !("public" in page));
  expect(unreachable).toEqual([]);
});
