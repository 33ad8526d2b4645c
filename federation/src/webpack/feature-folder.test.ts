import { declaredImports } from "./feature-folder";

test("pages and cards are read from feature.tsx with the module behind each", () => {
  const source = `export default {
    pages: {
      "/fa": () => import("./activity-list/activity-list-page"),
      '/fa/:id': () =>
        import(/* webpackChunkName: "sheet" */ './activity-sheet/activity-sheet-page'),
    },
    cards: { "my-activities": () => import("./my-activities/my-activities-card"), news: () => import("./news") },
  } satisfies Feature;`;
  expect([...declaredImports(source)]).toEqual([
    ["/fa", "./activity-list/activity-list-page"],
    ["/fa/:id", "./activity-sheet/activity-sheet-page"],
    ["my-activities", "./my-activities/my-activities-card"],
    ["news", "./news"],
  ]);
});

test("a component imported at once is not taken for one behind an import()", () => {
  expect(declaredImports(`import A from "./a"; export default { pages: { "/fa": A } };`).size).toBe(0);
});
