/** The parts in which time is counted. */
const parts = 8;

/**
 * Acts once this process has been running for so many milliseconds. Time in which it stood still counts as one
 * part at most: a burst of calls that keeps it busy for seconds, or a machine that slept, says nothing of how
 * long the database takes, whose answer may have come meanwhile. Ended by `clearInterval`.
 */
export function afterRunning(milliseconds: number, act: () => void): NodeJS.Timeout {
  let passed = 0;
  const timer = setInterval(() => {
    if (++passed < parts) return;
    clearInterval(timer);
    act();
  }, milliseconds / parts);
  return timer;
}
