/** What the build writes in place of it. */
declare const process: { env: { NODE_ENV: "production" | "development" | "test" } };
