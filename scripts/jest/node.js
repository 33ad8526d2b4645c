/** Settings of every package's tests. */
export default {
  testEnvironment: "node",
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
};
