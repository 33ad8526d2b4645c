import { rm } from "node:fs/promises";

export default async function globalTeardown() {
  await globalThis.testPostgres?.stop();
  await rm(process.env.TEST_FOLDER, { recursive: true, force: true });
}
