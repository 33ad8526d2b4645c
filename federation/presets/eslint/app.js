import { general, inBrowser, inTests } from "./general.js";
import {
  contractTypesOnly,
  endpointByHand,
  formsAsWritten,
  importableByApps,
  importsOf,
  keptThroughTheStore,
  listsWithTheirRows,
  refused,
} from "./rules.js";

/** Rules of the feature apps whose folders `at` names, by a pattern that ends with a slash. */
export function appRules(at = "") {
  const src = `${at}src`;
  const tests = [`${src}/**/*.test.{ts,tsx}`, `${src}/**/testing/**`];
  return [
    { files: [`${at}**/*.{ts,tsx}`], rules: importsOf("a feature app", importableByApps) },
    {
      files: [`${src}/**/*.{ts,tsx}`],
      ignores: [...tests, `${src}/domain/**`, "**/*.stories.tsx"],
      rules: { ...contractTypesOnly, ...keptThroughTheStore },
    },
    { files: [`${src}/**/*.ts`], ignores: tests, rules: refused(endpointByHand) },
    { files: [`${src}/**/*.tsx`], rules: refused(endpointByHand, ...formsAsWritten) },
    {
      files: [`${src}/**/*.{test.ts,test.tsx}`, `${src}/testing/*`],
      // A test may have a call of its own.
      rules: refused(...formsAsWritten, ...listsWithTheirRows),
    },
  ];
}

/** The configuration of a feature app in a repository of its own. */
export default [
  { ignores: ["**/node_modules/", "**/dist/", "**/storybook-static/", "**/.types/", "**/*.d.ts"] },
  ...general,
  { files: ["**/*.{ts,tsx}"], ...inBrowser },
  { files: ["**/*.test.{ts,tsx}"], ...inTests },
  ...appRules(),
];
