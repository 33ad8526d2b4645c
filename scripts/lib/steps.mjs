import { output } from "./run.mjs";

const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/** Reason why a step is skipped: the first of its needs that did not pass. */
function obstacle(needs, outcomes) {
  const missing = needs.find((name) => (outcomes.get(name) ?? "passed") !== "passed");
  if (missing === undefined) return undefined;
  const because = outcomes.get(missing);
  return because === "failed" ? `skipped because ${missing} failed` : because;
}

async function outcomeOf(step, failures) {
  const passed = await step((failure) => failures.push(failure)).catch((error) => {
    console.error(error);
    return false;
  });
  return passed ? "passed" : "failed";
}

/**
 * Runs every step, even after a failed one unless it needs that one; prints the times, one line of counts and
 * the failures. A step returns true when it passed, and reports failed tests through its argument; `alone` is the
 * command that runs one step. Up to `lanes` steps run at a time, in their order; a step begins when those that it
 * `needs`, or `waits` for whatever becomes of them, have ended. Returns the exit code.
 */
export async function runSteps(
  steps,
  { needs = {}, waits = {}, lanes = 1, alone = "npm test", print = console.log } = {},
) {
  const outcomes = new Map();
  const times = new Map();
  const failures = [];
  const began = Date.now();
  const waiting = new Map(steps);

  async function take(name, step) {
    const skipped = obstacle(needs[name] ?? [], outcomes);
    print(`\n── ${name}`);
    if (skipped) {
      outcomes.set(name, skipped);
      times.set(name, `  ${skipped.padEnd(7)}  ${name}`);
      print(skipped);
      return;
    }
    const since = Date.now();
    const work = () => outcomeOf(step, failures);
    const outcome = await (lanes > 1 ? output.run(name, work) : work());
    outcomes.set(name, outcome);
    times.set(name, `  ${outcome === "failed" ? "FAILED" : "passed"}  ${name}  ${seconds(since)}`);
    if (outcome === "failed") print(`\n"${name}" failed. Alone: ${alone} -- "${name}"`);
  }

  const isFree = (name) => !steps.some(([other]) => other === name) || outcomes.has(name);
  const running = new Set();
  while (waiting.size > 0 || running.size > 0) {
    const next = [...waiting].find(([name]) =>
      [...(needs[name] ?? []), ...(waits[name] ?? [])].every(isFree),
    );
    if (next === undefined || running.size >= lanes) {
      if (running.size === 0)
        throw new Error(`These steps wait for each other: ${[...waiting.keys()].join(", ")}`);
      await Promise.race(running);
      continue;
    }
    waiting.delete(next[0]);
    const taken = take(...next).finally(() => running.delete(taken));
    running.add(taken);
  }

  const count = (isSo) => [...outcomes.values()].filter(isSo).length;
  const failed = count((outcome) => outcome === "failed");
  const skipped = count((outcome) => outcome.startsWith("skipped"));
  const inOrder = steps.map(([name]) => times.get(name));
  print(`\n${inOrder.join("\n")}\n  ${seconds(began)} in all\n`);
  print(
    `${count((outcome) => outcome === "passed")} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`,
  );
  // Last, because a truncated log keeps its end.
  if (failures.length > 0) print(`\nTests that failed:\n${failures.map((name) => `  ${name}`).join("\n")}`);
  return failed > 0 ? 1 : 0;
}
