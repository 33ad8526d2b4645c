/**
 * Texts that the server lacks, kept for this tab: they outlive a page left in a hurry, a reload and a lost
 * network.
 */
export type UnsavedText = { base: string; draft: string };

const PREFIX = "coulisses-unsaved:";

/** Keys of the texts whose loss the browser should warn about. */
const waiting = new Set<string>();

function warn(event: BeforeUnloadEvent) {
  event.preventDefault();
}

function keepWarning() {
  if (waiting.size > 0) window.addEventListener("beforeunload", warn);
  else window.removeEventListener("beforeunload", warn);
}

/** Keeps the text under its key; the browser warns before the tab is closed. */
export function keepUnsaved(key: string, text: UnsavedText): void {
  waiting.add(key);
  keepWarning();
  try {
    sessionStorage.setItem(PREFIX + key, JSON.stringify(text));
  } catch {
    // Storage is full or forbidden: the text is still on screen.
  }
}

/** To call once the text is saved or given up. */
export function forgetUnsaved(key: string): void {
  waiting.delete(key);
  keepWarning();
  sessionStorage.removeItem(PREFIX + key);
}

/** The text kept under this key in this tab. */
export function findUnsaved(key: string): UnsavedText | undefined {
  const stored = sessionStorage.getItem(PREFIX + key);
  return stored === null ? undefined : (JSON.parse(stored) as UnsavedText);
}
