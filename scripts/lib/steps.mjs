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
 * command that runs one step. Returns the exit code.
 */
export async function runSteps(steps, { needs = {}, alone = "npm test", print = console.log } = {}) {
  const outcomes = new Map();
  const times = [];
  const failures = [];
  const began = Date.now();
  for (const [name, step] of steps) {
    const skipped = obstacle(needs[name] ?? [], outcomes);
    print(`\n── ${name}`);
    if (skipped) {
      outcomes.set(name, skipped);
      times.push(`  ${skipped.padEnd(7)}  ${name}`);
      print(skipped);
      continue;
    }
    const since = Date.now();
    const outcome = await outcomeOf(step, failures);
    outcomes.set(name, outcome);
    times.push(`  ${outcome === "failed" ? "FAILED" : "passed"}  ${name}  ${seconds(since)}`);
    if (outcome === "failed") print(`\n"${name}" failed. Alone: ${alone} -- "${name}"`);
  }

  const count = (isSo) => [...outcomes.values()].filter(isSo).length;
  const failed = count((outcome) => outcome === "failed");
  const skipped = count((outcome) => outcome.startsWith("skipped"));
  print(`\n${times.join("\n")}\n  ${seconds(began)} in all\n`);
  print(
    `${count((outcome) => outcome === "passed")} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`,
  );
  // Last, because a truncated log keeps its end.
  if (failures.length > 0) print(`\nTests that failed:\n${failures.map((name) => `  ${name}`).join("\n")}`);
  return failed > 0 ? 1 : 0;
}
