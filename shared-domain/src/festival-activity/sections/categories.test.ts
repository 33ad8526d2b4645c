import { knownCategories } from "./categories";

it("leaves a category behind that the festival no longer has, when an older activity chooses anew", () => {
  expect(knownCategories(["Sport", "Brocante", "Culture"])).toEqual(["Culture", "Sport"]);
});
