/** The packages of ours that a feature app may import. */
export const importableByApps = [
  "shared-domain",
  "shared-auth",
  "shared-ui",
  "shared-pages",
  "shared-sheets",
  "federation",
];

/** Code that the shell provides once for all apps reaches the packages through one door each. */
const doors = [
  ["react-router-dom", "@coulisses/shared-pages/router", "shared-pages"],
  ["react-router", "@coulisses/shared-pages/router", "shared-pages"],
  ["formik", "@coulisses/shared-pages/forms", "shared-pages"],
  ["yup", "@coulisses/shared-pages/forms", "shared-pages"],
  ["@reduxjs/toolkit", "@coulisses/shared-auth", "shared-auth"],
  ["react-redux", "@coulisses/shared-auth", "shared-auth"],
  ["@fluentui", "@coulisses/shared-ui", "shared-ui"],
  ["@griffel", "@coulisses/shared-ui", "shared-ui"],
  ["date-fns", "@coulisses/shared-domain", "shared-domain"],
  ["date-fns-tz", "@coulisses/shared-domain", "shared-domain"],
];

/** The imports that a package, `owner`, may not write: those of ours that it may not have, and libraries behind a door of others. */
export function importsOf(owner, allowed, more = []) {
  return {
    "no-restricted-imports": [
      "error",
      {
        patterns: [
          {
            regex: `^@coulisses/(?!(${[...allowed, "NONE"].join("|")})(/|$))`,
            message: `${owner} may import of ours only: ${allowed.join(", ") || "nothing"}.`,
          },
          ...more,
          ...doors
            .filter(([, , doorOwner]) => doorOwner !== owner)
            .map(([library, door]) => ({
              regex: `^${library}(/|$)`,
              message: `Comes through ${door}, so that there is one copy.`,
            })),
        ],
      },
    ],
  };
}

/**
 * zod describes the contract in shared-domain, or in an app's own `src/domain`: screens import its types alone, so that
 * no schema reaches the browser.
 */
export const contractTypesOnly = {
  "@typescript-eslint/no-restricted-imports": [
    "error",
    {
      patterns: [
        {
          // These three hold lists of names, and no schema.
          regex: "^(@coulisses/shared-domain|(\\.\\./)+domain)/contract/(?!(audit|live|users)$)",
          allowTypeImports: true,
          message: "Import its types only: a schema would reach the browser.",
        },
      ],
    },
  ],
};

/** Spreading a literal only folds lines, and hides unknown keys from the compiler. */
const plainly = "Write its parts plainly, each on its line if need be.";
const spreadsOnTheSpot = [
  { selector: "SpreadElement[argument.type='ObjectExpression']", message: plainly },
  { selector: "SpreadElement[argument.type='ArrayExpression']", message: plainly },
  { selector: "JSXSpreadAttribute[argument.type='ObjectExpression']", message: plainly },
];

/**
 * Ways of writing that are refused, spreads on the spot everywhere. ESLint takes the last list that a file matches, so
 * each list is whole.
 */
export const refused = (...faults) => ({ "no-restricted-syntax": ["error", ...spreadsOnTheSpot, ...faults] });

/** docs/architecture.md, One contract: a call's route, arguments and answer are declared once. */
export const endpointByHand = {
  selector:
    "CallExpression[callee.object.name=/^build(er)?$/][callee.property.name=/^(query|mutation|infiniteQuery)$/]",
  message:
    "Make the endpoint of its call with endpointsOf, so that its route and types come from the contract (docs/architecture.md).",
};

/**
 * docs/forms.md: missing values are reported at the press (a right, a status or a closed section may
 * disable), and dates are typed in our own fields.
 */
export const formsAsWritten = [
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
export const listsWithTheirRows = [
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

const STORAGES = ["localStorage", "sessionStorage", "indexedDB"];
const message = "Declare what is kept with `kept` of @coulisses/shared-auth.";

/**
 * docs/offline-and-updates.md: a browser keeps data through the one store, which records the owner, checks
 * each value on reading and clears it at logout.
 */
export const keptThroughTheStore = {
  "no-restricted-globals": ["error", ...STORAGES.map((name) => ({ name, message }))],
  "no-restricted-properties": [
    "error",
    ...["window", "globalThis", "self"].flatMap((object) =>
      STORAGES.map((property) => ({ object, property, message })),
    ),
  ],
};
