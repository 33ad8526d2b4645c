import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const tests = join(import.meta.dirname, "../tests");

/** The apps whose pages each journey passes; « all » for those that go through every app. */
const appsOf = JSON.parse(readFileSync(join(tests, "../journeys.json"), "utf8")) as Record<string, string[]>;

/** True for journeys that publish to a site of their own, or read the files of the server that they start. */
const isOfThisMachine = (file: string) =>
  /support\/(own-site|new-festival|edition|data-folder)\.ts/.test(readFileSync(join(tests, file), "utf8"));

/**
 * Patterns of the files of the journeys that `E2E_APPS` (`tasks,planning`; by default every app) concerns. With
 * `E2E_SITE`, those of this machine are left out, with a word.
 */
export function chosenJourneys({ E2E_APPS: apps, E2E_SITE: site }: NodeJS.ProcessEnv): string[] {
  const wanted = apps?.split(",");
  const known = new Set(Object.values(appsOf).flat());
  const unknown = wanted?.filter((app) => !known.has(app)) ?? [];
  if (unknown.length > 0)
    throw new Error(`No app is called ${unknown.join(", ")}. There are: ${[...known].sort().join(", ")}`);
  const files = readdirSync(tests, { encoding: "utf8", recursive: true }).filter((file) =>
    file.endsWith(".spec.ts"),
  );
  const chosen = files.filter((file) => {
    const passed = appsOf[file.replace(".spec.ts", "")] ?? ["all"];
    return !wanted || passed.some((app) => app === "all" || wanted.includes(app));
  });
  const there = site === undefined ? chosen : chosen.filter((file) => !isOfThisMachine(file));
  // Every worker loads the settings; only the first tells.
  if (site !== undefined && process.env["TEST_WORKER_INDEX"] === undefined)
    console.log(
      `${there.length} files of journeys at ${site}; ${chosen.length - there.length} need a site of their own.`,
    );
  return there.map((file) => `**/tests/${file}`);
}
