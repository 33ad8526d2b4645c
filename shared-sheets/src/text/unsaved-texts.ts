import { kept } from "@coulisses/shared-auth";

/**
 * Texts that the server lacks, kept for this tab: they outlive a page left in a hurry, a reload and a lost
 * network.
 */
type UnsavedText = { base: string; draft: string };

const texts = kept({ name: "text", scope: "tab", isValue: isUnsavedText });

function isUnsavedText(value: unknown): value is UnsavedText {
  const { base, draft } = value as Partial<UnsavedText>;
  return typeof base === "string" && typeof draft === "string";
}

/** The texts whose loss the browser should warn about, by person and field. */
const waiting = new Set<string>();

function warn(event: BeforeUnloadEvent) {
  event.preventDefault();
}

function setWaiting(key: string, isWaiting: boolean) {
  if (isWaiting) waiting.add(key);
  else waiting.delete(key);
  if (waiting.size > 0) window.addEventListener("beforeunload", warn);
  else window.removeEventListener("beforeunload", warn);
}

/** The text that a person has typed in a field and not saved. */
type UnsavedPlace = {
  find: () => UnsavedText | undefined;
  /** Keeps it; the browser warns before the tab is closed. */
  keep: (text: UnsavedText) => void;
  /** It is saved or given up. */
  forget: () => void;
};

/** The place of such a text; `field` names its sheet too, `ft/12/name`. */
export function unsavedText(userId: number | null, field: string): UnsavedPlace {
  const place = texts.of(userId ?? 0, field);
  const key = `${String(userId)}/${field}`;
  return {
    find: place.read,
    keep(text) {
      setWaiting(key, true);
      place.write(text);
    },
    forget() {
      setWaiting(key, false);
      place.write(undefined);
    },
  };
}
