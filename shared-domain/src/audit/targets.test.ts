import { journalOf, sheetTarget, targetPage, typedTarget } from "./targets";

test.each([
  ["fa:12", "/fa/12"],
  ["ft:3", "/ft/3"],
  ["purchase:4", "/logistic/purchase/4"],
  ["borrow:5", "/logistic/borrow/5"],
  ["team:bar", "/configuration/teams"],
  ["configuration:map", "/configuration"],
  ["export:gear-recap", undefined],
  ["toString:1", undefined],
])("what happened to %s is seen at %s", (target, page) => {
  expect(targetPage(target)).toBe(page);
});

test.each([
  ["FA 12", "fa:12"],
  [" ft#3 ", "ft:3"],
  ["fa:12", "fa:12"],
  ["Achat 4", "purchase:4"],
  ["équipe bar", "team:bar"],
  ["", ""],
  ["bar", "bar"],
])("whoever types « %s » means %s", (text, target) => {
  expect(typedTarget(text)).toBe(target);
});

test("the journal of one sheet has its address", () => {
  expect(journalOf(sheetTarget("fa", 12))).toBe("/audit?target=fa%3A12");
});
