type Griffel = typeof import("@griffel/core");

const library = "rtl-css-js/core";
const styles: Record<string, object> = {
  root: {
    paddingLeft: "4px",
    textAlign: "left",
    "::before": { right: "2px", transform: "translateX(3px)" },
    ":hover": { marginInlineStart: "1px", boxShadow: "3px 0 0 red" },
    animationName: { from: { left: "0" }, to: { left: "8px" } },
    padding: ["1px 2px 3px 4px", "8px"],
  },
};

function resolved(withLibrary: boolean) {
  jest.resetModules();
  if (withLibrary) jest.dontMock(library);
  else jest.doMock(library, () => jest.requireActual<object>("../../presets/left-to-right"));
  const { resolveStyleRulesForSlots } = jest.requireActual<Griffel>("@griffel/core");
  const [classes, rules] = resolveStyleRulesForSlots(
    styles as Parameters<Griffel["resolveStyleRulesForSlots"]>[0],
  );
  const own = Object.entries(classes.root ?? {}).map(([key, name]) => [
    key,
    Array.isArray(name) ? name[0] : name,
  ]);
  return { classes: Object.fromEntries(own) as object, rules: Object.values(rules).flat().map(String) };
}

it("pages that are read from left to right get the same classes and rules without the library for the others", () => {
  const [known, short] = [resolved(true), resolved(false)];

  expect(short.classes).toEqual(known.classes);
  expect(known.rules.length).toBeGreaterThan(short.rules.length);
  expect(known.rules).toEqual(expect.arrayContaining(short.rules));
});
