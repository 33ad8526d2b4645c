import js from "@eslint/js";
import reactHooks from "eslint-plugin-react-hooks";
import globals from "globals";
import tseslint from "typescript-eslint";
import { keptThroughTheStore } from "./scripts/eslint/device-store.mjs";
import { importRules } from "./scripts/eslint/imports.mjs";
import { syntaxRules } from "./scripts/eslint/syntax.mjs";

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
      "shared-pages/src/{address,export,filters,push,slot}/**/*.ts",
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
  ...importRules,
  ...syntaxRules,
  keptThroughTheStore,
);
