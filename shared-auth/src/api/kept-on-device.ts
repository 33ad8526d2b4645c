import { useSyncExternalStore } from "react";
import { observable } from "../observable";
import { useSession } from "../session/use-session";
import { gestureName } from "./send-gesture";
import { unanswered } from "./unanswered";

const PREFIX = "coulisses-kept:";
const prefixOf = (userId: number) => `${PREFIX}${String(userId)}:`;

/** The names of what is kept, and the French text shown when it would be lost. */
const keptNames = {
  availabilities: "Des disponibilités que tu as choisies et pas encore enregistrées",
  "check-ins": "Des pointages que le serveur n'a pas encore pris",
} as const;
/** A name of what is kept; the last sent availabilities have no text, as losing them loses nothing. */
export type KeptName = keyof typeof keptNames | "last-availabilities";

/** Grows with each change in this or another tab, so that readers read again. */
const changes = observable(0);
const tellReaders = () => changes.set(changes.current() + 1);

/** Stands in for storage, while the page lives, in a browser that stores nothing or no more. */
const unstored = new Map<string, string>();

function readKept(key: string): string | undefined {
  try {
    return unstored.get(key) ?? localStorage.getItem(key) ?? undefined;
  } catch {
    return unstored.get(key);
  }
}

function writeKept(key: string, text: string | undefined): void {
  unstored.delete(key);
  try {
    if (text === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    if (text !== undefined) unstored.set(key, text);
  }
  tellReaders();
}

/** Forgets everything kept for a person on this device. */
export function forgetKept(person: number): void {
  for (const key of unstored.keys()) if (key.startsWith(prefixOf(person))) unstored.delete(key);
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefixOf(person)));
    keys.forEach((key) => localStorage.removeItem(key));
  } catch {
    // The browser stores nothing.
  }
  tellReaders();
}

/** Calls back when a kept text changes, in this tab or another one. */
function subscribeToKept(look: () => void): () => void {
  const hear = ({ key }: StorageEvent) => (key === null || key.startsWith(PREFIX)) && tellReaders();
  window.addEventListener("storage", hear);
  const stop = changes.subscribe(look);
  return () => {
    window.removeEventListener("storage", hear);
    stop();
  };
}

/**
 * The French list of what the device keeps for the logged-in person: one text, so that it only differs when
 * the list does.
 */
function useKeptWords(): string {
  const { userId } = useSession();
  const words = () =>
    (Object.keys(keptNames) as (keyof typeof keptNames)[])
      .filter((name) => readKept(`${prefixOf(userId ?? 0)}${name}`) !== undefined)
      .map((name) => keptNames[name])
      .join("\n");
  return useSyncExternalStore(subscribeToKept, words);
}

/**
 * The French list of what a logout would lose: kept texts and unanswered gestures. Gestures that can wait are
 * left out, as their kept text names them better.
 */
export function useUnsent(): readonly string[] {
  const { userId } = useSession();
  const kept = useKeptWords();
  const gestures = useSyncExternalStore(unanswered.subscribe, unanswered.all)
    .filter((gesture) => gesture.userId === userId && gesture.canWait !== true)
    .map(gestureName);
  return [...(kept === "" ? [] : kept.split("\n")), ...gestures];
}

/** A text of the logged-in person that was begun and not sent, under one name. */
export type KeptText = {
  /** Its state when the screen was drawn. */
  text: string | undefined;
  /** Its present state: another tab may have changed it since. */
  read: () => string | undefined;
  /** Undefined forgets it. */
  write: (text: string | undefined) => void;
};

/**
 * A text that the device keeps for the logged-in person. It survives a reload and a session that ends by
 * itself, is the same in every tab, and is forgotten at logout.
 */
export function useKeptOnDevice(name: KeptName): KeptText {
  const { userId } = useSession();
  const key = `${prefixOf(userId ?? 0)}${name}`;
  const text = useSyncExternalStore(subscribeToKept, () => readKept(key));
  return { text, read: () => readKept(key), write: (next) => writeKept(key, next) };
}
