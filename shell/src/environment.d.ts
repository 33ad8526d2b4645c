/** Replaced by a constant at build time. */
declare const process: { env: { NODE_ENV: "production" | "development" | "test" } };
