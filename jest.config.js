import { existsSync, readFileSync } from "node:fs";

const { workspaces } = JSON.parse(readFileSync(new URL("package.json", import.meta.url), "utf8"));
const isTested = (folder) => existsSync(new URL(`${folder}/jest.config.js`, import.meta.url));

/** All unit and component tests in one run. */
export default {
  // A project's own setting is ignored here; the backend's tests start databases.
  testTimeout: 120_000,
  projects: workspaces.filter(isTested).map((folder) => `<rootDir>/${folder}`),
};
