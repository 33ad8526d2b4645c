/**
 * docs/offline-and-updates.md: a browser keeps data through the one store, which records the owner, checks
 * each value on reading and clears it at logout.
 */
const STORAGES = ["localStorage", "sessionStorage", "indexedDB"];
export const keptThroughTheStore = {
  files: ["{mf-*,shell,shared-*,federation}/src/**/*.{ts,tsx}"],
  ignores: [
    "shared-auth/src/device/*",
    // For a developer's page only; federation imports no package of ours.
    "federation/src/overrides/*",
    // Furnishes a browser of its own.
    "federation/src/smoke/*",
    "**/testing/**",
    "**/*.test.{ts,tsx}",
  ],
  rules: {
    "no-restricted-globals": [
      "error",
      ...STORAGES.map((name) => ({
        name,
        message: "Declare what is kept with `kept` of @coulisses/shared-auth.",
      })),
    ],
    "no-restricted-properties": [
      "error",
      ...["window", "globalThis", "self"].flatMap((object) =>
        STORAGES.map((property) => ({
          object,
          property,
          message: "Declare what is kept with `kept` of @coulisses/shared-auth.",
        })),
      ),
    ],
  },
};
