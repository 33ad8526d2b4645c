/** One address to open, and the page or card that it shows, for the message of a refusal. */
export type Visit = {
  address: string;
  shows: string;
  /** True for a page that people meet before they have an account; those who have one are led past it. */
  isPublic: boolean;
  /** Where the files of the app on trial begin; absent for the shell's own pages. */
  code?: string;
};

/** Errors of an address, in the order in which they were heard; empty when all is well. */
export type Visited = { visit: Visit; faults: string[] };

/** Milliseconds that a page may take to show itself, on a machine that does much else. */
export const PATIENCE_MS = 30_000;

/** A page is done once nothing happened for this long, in milliseconds. */
export const STILL_MS = 250;

/** The entry on the device by which the shell knows that a session exists. */
export const SESSION_MARK = { name: "coulisses:all:session", value: "true" };

/** Page and network failures that the stand-in server causes itself; everything else on the console is a fault. */
export function isExpected(message: string): boolean {
  return /Failed to load resource|ERR_|status of 503/.test(message);
}

/** Minified stacks name nothing that a reader knows. */
export function firstLine(text: string): string {
  return text.split("\n", 1)[0] ?? "";
}
