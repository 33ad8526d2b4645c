import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

type Declared = { path: string; mobile: boolean };

const repository = resolve(import.meta.dirname, "../..");

/** Pages that need more than a login and the demo festival; journeys of their own open them. */
const apart = [
  "/kiosk/:secret",
  "/register",
  "/assignment/proposals/:id",
  "/check-in/:taskId/:mobilizationId/:assignmentId",
];

/** The pages of the shell; the settings are one page with a section for each part of the configuration. */
const ofShell = ["/", "/apps", "/failed-jobs", "/audit"].map((path) => ({ path, mobile: true }));
const sections = [
  "dates",
  "inscription",
  "carte",
  "livrets",
  "repos",
  "remplacements",
  "pointage",
  "editions",
].map((section) => ({ path: `/configuration?section=${section}`, mobile: true }));

/** The pages that each app declares in its `feature.json`, with the demo festival's first thing where one is named by its id. */
const ofApps = readdirSync(repository)
  .map((folder) => join(repository, folder, "feature.json"))
  .filter((file) => existsSync(file))
  .flatMap((file) => (JSON.parse(readFileSync(file, "utf8")) as { pages: Declared[] }).pages)
  .filter(({ path }) => !apart.includes(path))
  .map(({ path, mobile }) => ({ path: path.replaceAll(/:\w+/g, "1"), mobile }));

const all = [...ofShell, ...ofApps, ...sections];

/** Every page that an administrator opens on a laptop. */
export const desktopPages = all.map(({ path }) => path);

/** Those that the specification wants on a phone too. */
export const mobilePages = all.filter(({ mobile }) => mobile).map(({ path }) => path);
