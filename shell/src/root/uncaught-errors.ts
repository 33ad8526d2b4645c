/** An error that no part of the page shows: thrown by a handler, a timer, a promise, or code that was leaving. */
export type UncaughtError = {
  /** The feature app whose script threw it; the shell's own when undefined. */
  app: string | undefined;
  cause: unknown;
  detail: string;
  /** A promise was rejected, and nobody caught it. */
  isRejection: boolean;
  at: number;
};

/** Enough to tell what happened; a repeated error does not fill the device. */
const KEPT = 20;

const strays: UncaughtError[] = [];
const listeners = new Set<(stray: UncaughtError) => void>();

/** A message of the browser about layouts, not of any code. */
const isHarmless = (detail: string) => detail.startsWith("ResizeObserver loop");

/** `script` is where it was thrown, when the error itself does not say. */
export function reportUncaughtError(cause: unknown, script = "", isRejection = false): void {
  const detail = detailOf(cause);
  if (isHarmless(detail)) return;
  const stray = { app: appOf(cause, script), cause, detail, isRejection, at: Date.now() };
  strays.push(stray);
  strays.splice(0, strays.length - KEPT);
  for (const listener of listeners) listener(stray);
}

/** Latest last. */
export const uncaughtErrors = (): readonly UncaughtError[] => strays;

export function clearUncaughtErrors(): void {
  strays.length = 0;
}

/** The listener hears those of before too; returns how to stop. */
export function onUncaughtError(listener: (stray: UncaughtError) => void): () => void {
  for (const stray of strays) listener(stray);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function watchUncaughtErrors(page: Window): void {
  page.addEventListener("error", ({ error, message, filename }) => {
    // A file that failed to load raises an event without an error, and its caller knows.
    if (message) reportUncaughtError(error ?? message, filename);
  });
  page.addEventListener("unhandledrejection", ({ reason }) => {
    reportUncaughtError(reason, "", true);
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
