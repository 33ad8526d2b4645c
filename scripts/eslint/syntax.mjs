import {
  endpointByHand,
  formsAsWritten,
  listsWithTheirRows,
  refused,
} from "@coulisses/federation/eslint/rules";

/** Spreading a literal only folds lines, and hides unknown keys from the compiler. */
const plainly = "Write its parts plainly, each on its line if need be.";
const spreadsOnTheSpot = [
  { selector: "SpreadElement[argument.type='ObjectExpression']", message: plainly },
  { selector: "SpreadElement[argument.type='ArrayExpression']", message: plainly },
  { selector: "JSXSpreadAttribute[argument.type='ObjectExpression']", message: plainly },
];

const screens = "shell,shared-sheets";

/**
 * Ways of writing that are refused outside the feature apps, by where they are.
 */
export const syntaxRules = [
  { files: ["shared-{domain,ui,pages}/**/*.{ts,tsx}"], rules: refused(...spreadsOnTheSpot) },
  {
    files: [`{${screens},shared-auth}/src/**/*.ts`],
    ignores: [
      "**/testing/**",
      "**/*.test.ts",
      // It makes the endpoints.
      "shared-auth/src/api/endpoints-of.ts",
      // The calls of its counts stand in each app's feature.json.
      "shell/src/api/badges.ts",
      // One kind of sheet has many edits, and one endpoint for all of them.
      "shared-sheets/src/api/sheet-api.ts",
    ],
    rules: refused(endpointByHand),
  },
  { files: [`{${screens}}/src/**/*.tsx`], rules: refused(endpointByHand, ...formsAsWritten) },
  {
    files: [`{${screens}}/src/**/*.{test.ts,test.tsx}`, `{${screens}}/src/testing/*`],
    // A test may have a call of its own.
    rules: refused(...formsAsWritten, ...listsWithTheirRows),
  },
  { files: ["shared-pages/src/**/*.tsx"], rules: refused(...spreadsOnTheSpot, ...formsAsWritten) },
  {
    files: ["shared-pages/src/**/*.test.tsx"],
    rules: refused(...spreadsOnTheSpot, ...formsAsWritten, ...listsWithTheirRows),
  },
];
