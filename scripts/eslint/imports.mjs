import { contractTypesOnly, importsOf } from "@coulisses/federation/eslint/rules";
import { arrows, packageFolders } from "../imports/arrows.mjs";

const neverByPath = {
  regex: `^(\\.\\./)+(${packageFolders})(/|$)`,
  message: "Packages are imported by their name, never by a path.",
};

/** The arrows between packages, as docs/architecture.md shows them. */
const boundaries = Object.entries(arrows).map(([folder, allowed]) => ({
  files: [`${folder}/**/*.{ts,tsx}`],
  rules: importsOf(folder, allowed, [neverByPath]),
}));

/** Pages that an earlier journey left open would follow every change of the later ones. */
const journeysLeaveNoBrowser = {
  files: ["e2e/{tests,thorough}/**/*.ts"],
  rules: importsOf("e2e", arrows.e2e, [
    neverByPath,
    {
      regex: "^@playwright/test$",
      importNames: ["test"],
      message: "A journey takes `test` from e2e/support/journey.ts, which closes its browsers.",
    },
  ]),
};

/** Screens that are no feature app's. */
const contractTypesOnlyInScreens = {
  files: ["{shell,shared-auth,shared-ui,shared-pages,shared-sheets}/src/**/*.{ts,tsx}"],
  ignores: ["**/testing/**", "**/*.test.{ts,tsx}", "**/*.stories.tsx"],
  rules: contractTypesOnly,
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

/** Arrows, doors and layers, as rules of ESLint. */
export const importRules = [
  ...boundaries,
  journeysLeaveNoBrowser,
  contractTypesOnlyInScreens,
  routesTouchNoTable,
  routesInRouteFiles,
];
