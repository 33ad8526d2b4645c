import { formerDoors, sharedModules, withFormerDoors } from "./shared-modules";

test("a shared module is given under its former name as well, and the others under theirs alone", () => {
  const given = withFormerDoors({ react: "react.js", "@coulisses/shared-pages/forms": "forms.js" });
  expect(given).toEqual({
    react: "react.js",
    "@coulisses/shared-pages/forms": "forms.js",
    "@coulisses/federation/platform/forms": "forms.js",
  });
});

test("no former name is a present one", () => {
  expect(
    Object.keys(formerDoors).filter((name) => (sharedModules as readonly string[]).includes(name)),
  ).toEqual([]);
});
