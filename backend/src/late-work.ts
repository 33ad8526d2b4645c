/** What an answer does not wait for, such as a mail; stopping the server does. */
export type LateWork = {
  /** `failed` hears why the work did not end well. */
  start(work: Promise<void>, failed: (error: unknown) => void): void;
  /** Once all that was started has ended. */
  settled(): Promise<void>;
};

export function lateWork(): LateWork {
  const running = new Set<Promise<void>>();
  return {
    start(work, failed) {
      const ending = work.catch(failed).finally(() => running.delete(ending));
      running.add(ending);
    },
    async settled() {
      await Promise.all(running);
    },
  };
}
