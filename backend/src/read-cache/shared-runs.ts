/**
 * Runs a long read once for all who ask for it while another one runs: they share the next, which begins
 * after they asked and so holds what they wrote before.
 */
export function sharedRuns<Value>(): (key: string, load: () => Promise<Value>) => Promise<Value> {
  const runs = new Map<string, { running: Promise<Value>; next?: Promise<Value> }>();

  function begin(key: string, load: () => Promise<Value>): Promise<Value> {
    const run: { running: Promise<Value>; next?: Promise<Value> } = { running: load() };
    runs.set(key, run);
    const end = () => {
      if (run.next === undefined) runs.delete(key);
    };
    run.running.then(end, end);
    return run.running;
  }

  return (key, load) => {
    const run = runs.get(key);
    if (run === undefined) return begin(key, load);
    const after = () => begin(key, load);
    run.next ??= run.running.then(after, after);
    return run.next;
  };
}
