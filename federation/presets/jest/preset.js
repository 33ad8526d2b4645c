import path from "node:path";

const here = (file) => path.join(import.meta.dirname, file);

/** Settings of the tests of every package; `environment` is "node" or "browser". */
export function jestPreset(environment) {
  const browser = environment === "browser";
  return {
    testEnvironment: browser ? here("environment.browser.cjs") : "node",
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
      setupFilesAfterEnv: [here("setup.browser.ts")],
      moduleNameMapper: {
        "^@fluentui/react-components$": here("fluent.cjs"),
        "^@fluentui/react-icons$": here("fluent-icons.cjs"),
        "^@coulisses/shared-domain/contract/all-calls$": here("contract.cjs"),
        "\\.css\\?text$": here("styles.cjs"),
      },
    }),
  };
}
