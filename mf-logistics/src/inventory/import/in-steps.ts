/** Milliseconds of work before the browser may draw a frame. */
const SLICE = 12;

const breath = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Runs a long computation in slices so that the page stays responsive; stops between two slices once `signal`
 * aborts.
 */
export async function inSteps<Result>(
  steps: Generator<number, Result>,
  { onProgress, signal }: { onProgress: (part: number) => void; signal: AbortSignal },
): Promise<Result> {
  for (;;) {
    const until = performance.now() + SLICE;
    do {
      const step = steps.next();
      if (step.done) return step.value;
      onProgress(step.value);
    } while (performance.now() < until);
    await breath();
    signal.throwIfAborted();
  }
}
