import { withBrowser } from "./lib/chromium.mjs";
import {
  comparison,
  interactionFigures,
  isWithin,
  navigationFigures,
  publishingFigures,
  scrollingFigures,
  table,
} from "./lib/figures.mjs";
import { install } from "./lib/install.mjs";
import { withProduct, withSite } from "./lib/product.mjs";
import { run } from "./lib/run.mjs";
import { runSteps } from "./lib/steps.mjs";
import { buildSingle, singleSite } from "./lib/build.mjs";

await install();
const { register } = await import("tsx/esm/api");
register();
const { compareSites } = await import("../e2e/figures/compare.ts");
const { measureInteractions } = await import("../e2e/figures/interactions.ts");
const { measureNavigation } = await import("../e2e/figures/navigation.ts");
const { measureScrolling } = await import("../e2e/figures/scrolling.ts");
const { measurePublishing } = await import("../e2e/figures/publishing.ts");

const ROUNDS = 5;

async function federation() {
  if (!(await buildSingle())) return false;
  const { costs, navigations } = await withProduct((federated) =>
    withSite(singleSite, async (single) => ({
      costs: await compareSites([federated, single], ROUNDS),
      navigations: [await measureNavigation(federated), await measureNavigation(single)],
    })),
  );
  const compared = comparison(...costs);
  const inTab = navigationFigures(...navigations);
  const publishing = publishingFigures(await measurePublishing());
  console.log(`\nWhat federation costs, against the same code as one bundle (medians of ${ROUNDS}):`);
  console.log(table(compared, ["federated", "one bundle", "difference"]));
  console.log("\nFrom the home page to the FA list, in the open tab:");
  console.log(table(inTab, ["one bundle", "federated"]));
  console.log(`\nFrom a team's command to the screen:\n${table(publishing)}\n`);
  return [...compared, ...inTab, ...publishing].every(isWithin);
}

async function interactions() {
  const [measured, scrolled] = await withProduct(async (origin) => [
    await measureInteractions(origin),
    await measureScrolling(origin),
  ]);
  const [figures, scrolling] = [interactionFigures(measured), scrollingFigures(scrolled)];
  console.log(
    `\nUntil the next thing painted, on a processor four times slower (medians of several visits):`,
  );
  console.log(`${table(figures)}\n\nFrom a frame to the next (medians of several visits):`);
  console.log(`${table(scrolling)}\n`);
  return [...figures, ...scrolling].every(isWithin);
}

const onBackend = (file) => async () =>
  (await run(process.execPath, ["--import", "tsx", `backend/bench/${file}`])) === 0;

const parts = {
  federation: () => withBrowser(federation),
  interactions: () => withBrowser(interactions),
  server: onBackend("main.ts"),
  tasks: onBackend("tasks.ts"),
  audit: onBackend("audit.ts"),
  money: onBackend("money.ts"),
  plannings: onBackend("plannings.ts"),
  proposals: onBackend("proposals.ts"),
  assignments: onBackend("assignments.ts"),
  registrations: onBackend("registrations.ts"),
  imports: onBackend("imports.ts"),
};
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(`Usage: npm run bench [-- ${Object.keys(parts).join(" | ")}]`);
  process.exit(2);
}

const chosen = Object.entries(parts).filter(([name]) => wanted.length === 0 || wanted.includes(name));
// A figure over its aim fails its part; a part that fails keeps no other from being measured.
process.exitCode = await runSteps(chosen, { alone: "npm run bench" });
