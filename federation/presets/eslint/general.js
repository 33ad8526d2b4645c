import js from "@eslint/js";
import reactHooks from "eslint-plugin-react-hooks";
import globals from "globals";
import tseslint from "typescript-eslint";
import { refused } from "./rules.js";

/** Rules of all code, wherever it runs. */
export const general = [
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
      ...refused(),
    },
  },
];

/** Code that runs in a browser. */
export const inBrowser = {
  languageOptions: { globals: { ...globals.browser } },
  plugins: { "react-hooks": reactHooks },
  rules: { ...reactHooks.configs.recommended.rules },
};

/** Tests and tools. */
export const inTests = {
  rules: { "no-console": "off", "@typescript-eslint/no-non-null-assertion": "off" },
};
