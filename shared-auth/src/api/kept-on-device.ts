import { useSyncExternalStore } from "react";
import { observable } from "../observable";
import { useSession } from "../session/use-session";
import { gestureName } from "./send-gesture";
import { unanswered } from "./unanswered";

const PREFIX = "coulisses-kept:";
const prefixOf = (userId: number) => `${PREFIX}${String(userId)}:`;

/** What may be kept, by name: what the person reads when it would be lost. */
const keptNames = {
  availabilities: "Des disponibilités que tu as choisies et pas encore enregistrées",
  "check-ins": "Des pointages que le serveur n'a pas encore pris",
} as const;
/** What may be kept; nothing is lost with the availabilities that were sent last, which may only be taken back. */
export type KeptName = keyof typeof keptNames | "last-availabilities";

/** Grows with each change of this tab or another one: whoever reads looks again. */
const changes = observable(0);
const tellReaders = () => changes.set(changes.current() + 1);

/** What a browser that stores nothing, or no more, keeps as long as the page lives. */
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

/** Leaves nothing of a person on this device. */
export function forgetKept(person: number): void {
  for (const key of unstored.keys()) if (key.startsWith(prefixOf(person))) unstored.delete(key);
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefixOf(person)));
    keys.forEach((key) => localStorage.removeItem(key));
  } catch {
    // Nothing is stored there.
  }
  tellReaders();
}

/** Calls back when something that is kept changes, in this tab or another one. */
function subscribeToKept(look: () => void): () => void {
  const hear = ({ key }: StorageEvent) => (key === null || key.startsWith(PREFIX)) && tellReaders();
  window.addEventListener("storage", hear);
  const stop = changes.subscribe(look);
  return () => {
    window.removeEventListener("storage", hear);
    stop();
  };
}

/** What the device keeps of the person logged in, in French: a text, so that it is another one only when it says more. */
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
 * What logging out would lose, in French: what the device keeps, and the gestures without an answer. Those that may
 * arrive late are of something that is kept, which names them better.
 */
export function useUnsent(): readonly string[] {
  const { userId } = useSession();
  const kept = useKeptWords();
  const gestures = useSyncExternalStore(unanswered.subscribe, unanswered.all)
    .filter((gesture) => gesture.userId === userId && gesture.canWait !== true)
    .map(gestureName);
  return [...(kept === "" ? [] : kept.split("\n")), ...gestures];
}

/** What the person logged in has begun and not sent, under one name. */
export type KeptText = {
  /** As it was when the screen was drawn. */
  text: string | undefined;
  /** As it is now: another tab may have changed it since. */
  read: () => string | undefined;
  /** Undefined forgets it. */
  write: (text: string | undefined) => void;
};

/**
 * A text that the device keeps for the person logged in. It survives a reload and a session that ends by itself, is
 * the same in every tab, and goes when the person logs out.
 */
export function useKeptOnDevice(name: KeptName): KeptText {
  const { userId } = useSession();
  const key = `${prefixOf(userId ?? 0)}${name}`;
  const text = useSyncExternalStore(subscribeToKept, () => readKept(key));
  return { text, read: () => readKept(key), write: (next) => writeKept(key, next) };
}
