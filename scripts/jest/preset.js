/** Settings shared by every package's tests; `environment` is "node" or "browser". */
export function jestPreset(environment) {
  const browser = environment === "browser";
  return {
    testEnvironment: browser ? "<rootDir>/../scripts/jest/environment.browser.cjs" : "node",
    testMatch: ["<rootDir>/src/**/*.test.{ts,tsx}"],
    transform: {
      "\\.m?[jt]sx?$": [
        "@swc/jest",
        {
          jsc: {
            target: "es2022",
            parser: { syntax: "typescript", tsx: true },
            transform: { react: { runtime: "automatic" } },
          },
          module: { type: "commonjs" },
        },
      ],
    },
    extensionsToTreatAsEsm: [],
    transformIgnorePatterns: [
      "/node_modules/(?!(@coulisses|workbox-[^/]+|lexical|@lexical|@preact|until-async|msw|@mswjs|eventsource-parser|@faker-js|valibot|rettime|@open-draft|outvariant|strict-event-emitter|@tanstack|d3-[a-z-]+|internmap|storybook|@storybook|qr)/)",
    ],
    ...(browser && {
      setupFilesAfterEnv: ["<rootDir>/../scripts/jest/setup.browser.ts"],
      moduleNameMapper: {
        "^@fluentui/react-components$": "<rootDir>/../scripts/jest/fluent.cjs",
        "^@fluentui/react-icons$": "<rootDir>/../scripts/jest/fluent-icons.cjs",
        "^@coulisses/shared-domain/contract/all-calls$": "<rootDir>/../scripts/jest/contract.cjs",
        "\\.css\\?text$": "<rootDir>/../scripts/jest/styles.cjs",
      },
    }),
  };
}
