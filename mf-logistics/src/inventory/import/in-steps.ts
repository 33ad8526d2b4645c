/** Milliseconds of work between two breaths: a frame goes on in time. */
const SLICE = 12;

const breath = () => new Promise((resolve) => setTimeout(resolve));

/** Runs a long work without holding the page up; stops between two steps once `signal` says so. */
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
