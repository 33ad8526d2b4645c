import js from "@eslint/js";
import reactHooks from "eslint-plugin-react-hooks";
import globals from "globals";
import tseslint from "typescript-eslint";
import { arrows, packageFolders } from "./scripts/imports/arrows.mjs";

/** Code that the shell provides once for all apps reaches the packages through one door each. */
const doors = [
  ["react-router-dom", "@coulisses/shared-pages/router", ["shared-pages"]],
  ["react-router", "@coulisses/shared-pages/router", ["shared-pages"]],
  ["formik", "@coulisses/shared-pages/forms", ["shared-pages"]],
  ["yup", "@coulisses/shared-pages/forms", ["shared-pages"]],
  ["@reduxjs/toolkit", "@coulisses/shared-auth", ["shared-auth"]],
  ["react-redux", "@coulisses/shared-auth", ["shared-auth"]],
  ["@fluentui", "@coulisses/shared-ui", ["shared-ui"]],
  ["@griffel", "@coulisses/shared-ui", ["shared-ui"]],
  ["date-fns", "@coulisses/shared-domain", ["shared-domain"]],
  ["date-fns-tz", "@coulisses/shared-domain", ["shared-domain"]],
];

const boundaries = Object.entries(arrows).map(([folder, allowed]) => ({
  files: [`${folder}/**/*.{ts,tsx}`],
  rules: {
    "no-restricted-imports": [
      "error",
      {
        patterns: [
          {
            regex: `^@coulisses/(?!(${[...allowed, "NONE"].join("|")})(/|$))`,
            message: `${folder} may import of ours only: ${allowed.join(", ") || "nothing"}.`,
          },
          {
            regex: `^(\\.\\./)+(${packageFolders})(/|$)`,
            message: "Packages are imported by their name, never by a path.",
          },
          ...doors
            .filter(([, , owners]) => !owners.includes(folder))
            .map(([library, door]) => ({
              regex: `^${library}(/|$)`,
              message: `Comes through ${door}, so that there is one copy.`,
            })),
        ],
      },
    ],
  },
}));

/**
 * zod describes the contract in shared-domain: an app imports its types alone, so that no schema reaches the
 * browser.
 */
const contractTypesOnly = {
  files: ["{mf-*,shell,shared-auth,shared-ui,shared-pages,shared-sheets}/src/**/*.{ts,tsx}"],
  ignores: ["**/testing/**", "**/*.test.{ts,tsx}", "**/*.stories.tsx"],
  rules: {
    "@typescript-eslint/no-restricted-imports": [
      "error",
      {
        patterns: [
          {
            // These three hold lists of names, and no schema.
            regex: "^@coulisses/shared-domain/contract/(?!(audit|live|users)$)",
            allowTypeImports: true,
            message: "Import its types only: a schema would reach the browser.",
          },
        ],
      },
    ],
  },
};

/** Spreading a literal only folds lines, and hides unknown keys from the compiler. */
const plainly = "Write its parts plainly, each on its line if need be.";
const spreadsOnTheSpot = {
  files: ["shared-{domain,ui,pages}/**/*.{ts,tsx}"],
  rules: {
    "no-restricted-syntax": [
      "error",
      { selector: "SpreadElement[argument.type='ObjectExpression']", message: plainly },
      { selector: "SpreadElement[argument.type='ArrayExpression']", message: plainly },
      { selector: "JSXSpreadAttribute[argument.type='ObjectExpression']", message: plainly },
    ],
  },
};

/** docs/add-a-backend-area.md: a route asks queries and writes, which alone know the tables. */
const routeFiles = [
  "backend/src/**/{*-routes,*-route,plugin}.ts",
  "backend/src/**/routes/*.ts",
  "backend/src/read-cache/cached-route.ts",
];
const routesTouchNoTable = {
  files: routeFiles,
  rules: {
    "@typescript-eslint/no-restricted-imports": [
      "error",
      {
        patterns: [
          {
            regex: "^drizzle-orm|/database/schema(/|$)",
            message:
              "A route touches no table: ask a query or a write of the area (docs/add-a-backend-area.md).",
          },
        ],
      },
    ],
  },
};
const routesInRouteFiles = {
  files: ["backend/src/**/*.ts"],
  ignores: [...routeFiles, "**/*.test.ts", "**/testing/**"],
  rules: {
    "@typescript-eslint/no-restricted-imports": [
      "error",
      {
        patterns: [
          {
            regex: "/(route-of|cached-route)$",
            message: "Routes stand in a file `…-routes.ts` (docs/add-a-backend-area.md).",
          },
        ],
      },
    ],
  },
};

/** docs/architecture.md, One contract: a call's route, arguments and answer are declared once. */
const endpointByHand = {
  selector:
    "CallExpression[callee.object.name=/^build(er)?$/][callee.property.name=/^(query|mutation|infiniteQuery)$/]",
  message:
    "Make the endpoint of its call with endpointsOf, so that its route and types come from the contract (docs/architecture.md).",
};
const endpointsOfCalls = {
  files: ["{mf-*,shell,shared-auth,shared-sheets}/src/**/*.ts"],
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
  rules: { "no-restricted-syntax": ["error", endpointByHand] },
};

/**
 * docs/forms.md: missing values are reported at the press (a right, a status or a closed section may
 * disable), and dates are typed in our own fields.
 */
const formsAsWritten = {
  files: ["{mf-*,shell,shared-sheets}/src/**/*.tsx"],
  rules: {
    "no-restricted-syntax": [
      "error",
      endpointByHand,
      {
        selector:
          "JSXAttribute[name.name=/^disabled/] BinaryExpression > MemberExpression[property.name='length']",
        message: "A button stays enabled when nothing is there yet, and its press says so (docs/forms.md).",
      },
      {
        selector: "JSXAttribute[name.name='type'] Literal[value=/^(date|datetime-local|time|month|week)$/]",
        message:
          "A browser writes dates in its own language: use DateField or DateTimeField (docs/forms.md).",
      },
    ],
  },
};

/**
 * docs/offline-and-updates.md: a browser keeps data through the one store, which records the owner, checks
 * each value on reading and clears it at logout.
 */
const STORAGES = ["localStorage", "sessionStorage", "indexedDB"];
const keptThroughTheStore = {
  files: ["{mf-*,shell,shared-*,federation}/src/**/*.{ts,tsx}"],
  ignores: [
    "shared-auth/src/device/*",
    // For a developer's page only; federation imports no package of ours.
    "federation/src/overrides/*",
    "**/testing/**",
    "**/*.test.{ts,tsx}",
  ],
  rules: {
    "no-restricted-globals": [
      "error",
      ...STORAGES.map((name) => ({
        name,
        message: "Declare what is kept with `kept` of @coulisses/shared-auth.",
      })),
    ],
    "no-restricted-properties": [
      "error",
      ...["window", "globalThis", "self"].flatMap((object) =>
        STORAGES.map((property) => ({
          object,
          property,
          message: "Declare what is kept with `kept` of @coulisses/shared-auth.",
        })),
      ),
    ],
  },
};

/** docs/testing.md: a list appears before its rows, so a test waits for a list that has stopped loading. */
const listsWithTheirRows = {
  files: [
    "{mf-*,shell,shared-sheets}/src/**/*.{test.ts,test.tsx}",
    "{mf-*,shell,shared-sheets}/src/testing/*",
  ],
  rules: {
    "no-restricted-syntax": [
      // A test may have a call of its own.
      ...formsAsWritten.rules["no-restricted-syntax"].filter((rule) => rule !== endpointByHand),
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
    ],
  },
};

export default tseslint.config(
  { ignores: ["**/node_modules/", "**/dist/", "**/.types/", ".nx/", "**/data/", "site/", "**/*.d.ts"] },
  js.configs.recommended,
  ...tseslint.configs.strict,
  ...tseslint.configs.stylistic,
  {
    languageOptions: { globals: { ...globals.node } },
    rules: {
      "@typescript-eslint/consistent-type-definitions": ["error", "type"],
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      eqeqeq: "error",
      "no-console": ["error", { allow: ["warn", "error"] }],
      "max-lines": ["error", { max: 300, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    files: [
      "**/*.tsx",
      "shell/**/*.ts",
      "mf-*/**/*.ts",
      "shared-auth/**/*.ts",
      "shared-ui/**/*.ts",
      "shared-sheets/**/*.ts",
    ],
    languageOptions: { globals: { ...globals.browser } },
    plugins: { "react-hooks": reactHooks },
    rules: { ...reactHooks.configs.recommended.rules },
  },
  {
    files: ["shared-domain/**/*.ts"],
    ignores: ["**/*.test.ts"],
    languageOptions: { globals: {} },
  },
  {
    files: [
      "**/*.test.ts",
      "**/*.test.tsx",
      "e2e/**",
      "scripts/**",
      "**/bin/**",
      "**/scripts/**",
      "**/bench/**",
      "**/cli/**",
    ],
    rules: {
      "no-console": "off",
      "@typescript-eslint/no-non-null-assertion": "off",
    },
  },
  {
    // A library's types can be extended by merging interfaces only.
    files: [
      "backend/src/auth/access.ts",
      "backend/src/http/limits/graceful-stop.ts",
      "backend/src/served-site/watched-site.ts",
      "backend/src/services.ts",
    ],
    rules: { "@typescript-eslint/consistent-type-definitions": "off" },
  },
  {
    files: ["**/*.cjs"],
    rules: { "@typescript-eslint/no-require-imports": "off" },
  },
  ...boundaries,
  contractTypesOnly,
  spreadsOnTheSpot,
  routesTouchNoTable,
  routesInRouteFiles,
  endpointsOfCalls,
  formsAsWritten,
  keptThroughTheStore,
  listsWithTheirRows,
);
