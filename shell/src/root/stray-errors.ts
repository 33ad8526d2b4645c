/** An error outside of rendering: in a handler, a timer, a promise, or code that was leaving. */
export type StrayError = {
  /** The feature app whose script threw it; the shell's own when undefined. */
  app: string | undefined;
  cause: unknown;
  detail: string;
  at: number;
};

/** Enough to tell what happened; a repeated error does not fill the device. */
const KEPT = 20;

const strays: StrayError[] = [];
const listeners = new Set<(stray: StrayError) => void>();

/** A message of the browser about layouts, not of any code. */
const isHarmless = (detail: string) => detail.startsWith("ResizeObserver loop");

/** `script` is the script that threw it, for an error that does not say. */
export function tellStray(cause: unknown, script = "", at = Date.now()): void {
  const detail = detailOf(cause);
  if (isHarmless(detail)) return;
  const stray = { app: appOf(cause, script), cause, detail, at };
  strays.push(stray);
  strays.splice(0, strays.length - KEPT);
  for (const listener of listeners) listener(stray);
}

/** Latest last. */
export const strayErrors = (): readonly StrayError[] => strays;

export function forgetStrays(): void {
  strays.length = 0;
}

/** The listener is called for earlier ones too; returns the function that stops. */
export function onStray(listener: (stray: StrayError) => void): () => void {
  for (const stray of strays) listener(stray);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function watchStrayErrors(page: Window): void {
  page.addEventListener("error", ({ error, message, filename }) => {
    // A file that did not come has an event without an error: its loader handles it.
    if (message) tellStray(error ?? message, filename);
  });
  page.addEventListener("unhandledrejection", ({ reason }) => {
    tellStray(reason);
  });
}

const inFeature = /\/features\/(mf-[a-z0-9-]+)\//;

/** The app of the first script in the error's stack that belongs to one. */
function appOf(cause: unknown, script: string): string | undefined {
  const stack = cause instanceof Error ? (cause.stack ?? "") : "";
  return (inFeature.exec(stack) ?? inFeature.exec(script))?.[1];
}

function detailOf(cause: unknown): string {
  if (typeof cause === "object" && cause !== null) {
    if ("message" in cause && typeof cause.message === "string") return cause.message;
    try {
      return JSON.stringify(cause).slice(0, 300);
    } catch {
      return "an object";
    }
  }
  return String(cause);
}
