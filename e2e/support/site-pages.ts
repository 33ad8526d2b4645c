import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

type Declared = { path: string; mobile: boolean };

const repository = resolve(import.meta.dirname, "../..");
const read = (file: string): unknown => JSON.parse(readFileSync(join(repository, file), "utf8"));
const pagesIn = (file: string) => (read(file) as { pages: Declared[] }).pages;

/** Pages that need more than a login and the demo festival; journeys of their own open them. */
const apart = [
  "/kiosk/:secret",
  "/wall-board",
  "/register",
  "/claim",
  "/first-start",
  "/assignment/proposals/:id",
  "/check-in/:taskId/:mobilizationId/:assignmentId",
];

/** The pages that each app declares in its `feature.json`, with the demo festival's first thing where one is named by its id. */
const ofApps = (read("package.json") as { workspaces: string[] }).workspaces
  .map((folder) => `${folder}/feature.json`)
  .filter((file) => existsSync(join(repository, file)))
  .flatMap(pagesIn)
  .filter(({ path }) => !apart.includes(path))
  .map(({ path, mobile }) => ({ path: path.replaceAll(/:\w+/g, "1"), mobile }));

/** The settings are one page with a section for each part of the configuration. */
const sections = (read("mf-registrations/src/configuration/sections.json") as { to: string }[])
  .filter(({ to }) => to.includes("?") && !to.endsWith("=festival"))
  .map(({ to }) => ({ path: to, mobile: true }));

const all = [...pagesIn("shell/pages.json"), ...ofApps, ...sections];

/** Every page that an administrator opens on a laptop. */
export const desktopPages = all.map(({ path }) => path);

/** Those that the specification wants on a phone too. */
export const mobilePages = all.filter(({ mobile }) => mobile).map(({ path }) => path);

/** True when the pages are looked at, or opened by journeys of their own. */
export const isKnown = (path: string) =>
  apart.includes(path) || desktopPages.includes(path.replaceAll(/:\w+/g, "1"));
