import { readFileSync } from "node:fs";

const read = (file) => JSON.parse(readFileSync(new URL(file, import.meta.url), "utf8"));
const { workspaces } = read("package.json");
const isTested = (folder) => read(`${folder}/package.json`).scripts.test === "jest";

/** All unit and component tests in one run. */
export default {
  // A project's own setting is ignored here; the backend's tests start databases.
  testTimeout: 120_000,
  // Each test file leaves some memory behind in its worker; whole runs once ended in "heap out of memory".
  workerIdleMemoryLimit: "1200MB",
  projects: workspaces.filter(isTested).map((folder) => `<rootDir>/${folder}`),
};
