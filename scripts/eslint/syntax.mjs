/** Spreading a literal only folds lines, and hides unknown keys from the compiler. */
const plainly = "Write its parts plainly, each on its line if need be.";
const spreadsOnTheSpot = [
  { selector: "SpreadElement[argument.type='ObjectExpression']", message: plainly },
  { selector: "SpreadElement[argument.type='ArrayExpression']", message: plainly },
  { selector: "JSXSpreadAttribute[argument.type='ObjectExpression']", message: plainly },
];
const refused = (...faults) => ({ "no-restricted-syntax": ["error", ...spreadsOnTheSpot, ...faults] });

/** docs/architecture.md, One contract: a call's route, arguments and answer are declared once. */
const endpointByHand = {
  selector:
    "CallExpression[callee.object.name=/^build(er)?$/][callee.property.name=/^(query|mutation|infiniteQuery)$/]",
  message:
    "Make the endpoint of its call with endpointsOf, so that its route and types come from the contract (docs/architecture.md).",
};

/**
 * docs/forms.md: missing values are reported at the press (a right, a status or a closed section may
 * disable), and dates are typed in our own fields.
 */
const formsAsWritten = [
  {
    selector:
      "JSXAttribute[name.name=/^disabled/] BinaryExpression > MemberExpression[property.name='length']",
    message: "A button stays enabled when nothing is there yet, and its press says so (docs/forms.md).",
  },
  {
    selector: "JSXAttribute[name.name='type'] Literal[value=/^(date|datetime-local|time|month|week)$/]",
    message: "A browser writes dates in its own language: use DateField or DateTimeField (docs/forms.md).",
  },
];

/** docs/testing.md: a list appears before its rows, so a test waits for a list that has stopped loading. */
const listsWithTheirRows = [
  {
    selector:
      "CallExpression[callee.property.name=/^find(All)?ByRole$/][arguments.0.value='grid']:not(:has(Property[key.name='busy']))",
    message: "Its rows may still be on their way: find it with `busy: false` (docs/testing.md).",
  },
  {
    selector:
      "ExpressionStatement > CallExpression[callee.object.callee.name='expect'] CallExpression[callee.name='messages']",
    message: "Wait for it, `await waitFor(() => expect(messages())…)`: lists are still read anew.",
  },
];

const screens = "mf-*,shell,shared-sheets";

/**
 * Ways of writing that are refused, by where they are. ESLint takes the last list that a file matches, so each list is
 * whole.
 */
export const syntaxRules = [
  { files: ["**/*.{ts,tsx,js,mjs,cjs}"], rules: refused() },
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
  { files: ["shared-pages/src/**/*.tsx"], rules: refused(...formsAsWritten) },
  {
    files: ["shared-pages/src/**/*.test.tsx"],
    rules: refused(...formsAsWritten, ...listsWithTheirRows),
  },
];
