import { arrows, packageFolders } from "../imports/arrows.mjs";

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

/** The arrows between packages, as docs/architecture.md shows them. */
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
export const importRules = [...boundaries, contractTypesOnly, routesTouchNoTable, routesInRouteFiles];
