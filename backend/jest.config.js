import preset from "../scripts/jest/node.js";

const outside =
  "ajv|ajv-formats|fast-json-stringify|fontkit|htmlparser2|nodemailer|pdfkit|qrcode|sanitize-html|semver|sharp|yaml";

export default {
  ...preset,
  testEnvironment: "<rootDir>/src/testing/environment.cjs",
  transform: { [`/node_modules/(${outside})/`]: "<rootDir>/src/testing/outside.cjs", ...preset.transform },
  transformIgnorePatterns: preset.transformIgnorePatterns.map((pattern) =>
    pattern.replace("(?!(", `(?!(${outside}|`),
  ),
  moduleNameMapper: { "^@electric-sql/pglite(/contrib/.*)?$": "<rootDir>/src/testing/outside-pglite.cjs" },
  globalSetup: "<rootDir>/src/testing/global-setup.mjs",
  globalTeardown: "<rootDir>/src/testing/global-teardown.mjs",
  testTimeout: 120_000,
};
