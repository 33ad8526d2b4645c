import {
  endpointByHand,
  formsAsWritten,
  listsWithTheirRows,
  refused,
} from "@coulisses/federation/eslint/rules";

const screens = "shell,shared-sheets";

/**
 * Ways of writing that are refused outside the feature apps, by where they are.
 */
export const syntaxRules = [
  {
    files: [`{${screens},shared-auth}/src/**/*.ts`],
    ignores: [
      "**/testing/**",
      "**/*.test.ts",
      // It makes the endpoints.
      "shared-auth/src/api/endpoints-of.ts",
      // The calls of its counts stand in each app's feature.json.
      "shell/src/api/badges.ts",
      "shell/src/api/finder.ts",
      "shell/src/home/since-api.ts",
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
  { files: ["shared-pages/src/**/*.tsx"], rules: refused(...formsAsWritten) },
  {
    files: ["shared-pages/src/**/*.test.tsx"],
    rules: refused(...formsAsWritten, ...listsWithTheirRows),
  },
];
