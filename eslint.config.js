import { appRules } from "@coulisses/federation/eslint";
import { general, inBrowser, inTests } from "@coulisses/federation/eslint/general";
import { keptThroughTheStore } from "@coulisses/federation/eslint/rules";
import tseslint from "typescript-eslint";
import { importRules } from "./scripts/eslint/imports.mjs";
import { syntaxRules } from "./scripts/eslint/syntax.mjs";

export default tseslint.config(
  {
    ignores: [
      "**/node_modules/",
      "**/dist/",
      "**/storybook-static/",
      "**/.types/",
      ".nx/",
      "**/data/",
      "site/",
      "**/*.d.ts",
    ],
  },
  ...general,
  {
    files: [
      "**/*.tsx",
      "shell/**/*.ts",
      "mf-*/**/*.ts",
      "shared-auth/**/*.ts",
      "shared-ui/**/*.ts",
      "shared-pages/src/{address,export,filters,push,slot,spreadsheet}/**/*.ts",
      "shared-sheets/**/*.ts",
    ],
    ...inBrowser,
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
    ...inTests,
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
  ...appRules("mf-*/"),
  ...importRules,
  ...syntaxRules,
  {
    files: ["{shell,shared-*,federation}/src/**/*.{ts,tsx}"],
    ignores: [
      "shared-auth/src/device/*",
      // For a developer's page only; federation imports no package of ours.
      "federation/src/overrides/*",
      // Furnishes a browser of its own.
      "federation/src/smoke/*",
      "**/testing/**",
      "**/*.test.{ts,tsx}",
    ],
    rules: keptThroughTheStore,
  },
);
