/** One address to open, and the page or card that it shows, for the message of a refusal. */
export type Visit = { address: string; shows: string };

/** Errors of an address, in the order in which they were heard; empty when all is well. */
export type Visited = { visit: Visit; faults: string[] };

/** Milliseconds that a page may take to show itself. */
export const PATIENCE_MS = 8_000;

/** Milliseconds for what comes after the first render; a page may wait longer, for good: no answer ever changes. */
export const STILL_COMING_MS = 3_000;

/** Once a page shows, its code has this long to throw, in milliseconds. */
export const STILL_MS = 250;

/** The entry on the device by which the shell knows that a session exists. */
export const SESSION_MARK = { name: "coulisses:all:session", value: "true" };

/** Page and network failures that the stand-in server causes itself; everything else on the console is a fault. */
export function isExpected(message: string): boolean {
  return /Failed to load resource|ERR_|status of 503/.test(message);
}

/** Selector of what a page shows as long as something of it is still to come. */
export const WAITING = 'main [role="progressbar"], .splash';

/** Minified stacks name nothing that a reader knows. */
export function firstLine(text: string): string {
  return text.split("\n", 1)[0] ?? "";
}
