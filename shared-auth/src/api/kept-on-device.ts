import { useEffect, useSyncExternalStore } from "react";
import { observable } from "../observable";
import { useSession } from "../session/use-session";

const PREFIX = "coulisses-kept:";
const prefixOf = (userId: number) => `${PREFIX}${String(userId)}:`;

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
export function useKeptOnDevice(name: string): KeptText {
  const { userId } = useSession();
  const key = `${prefixOf(userId ?? 0)}${name}`;
  const text = useSyncExternalStore(changes.subscribe, () => readKept(key));
  useEffect(() => {
    const look = (event: StorageEvent) => (event.key === null || event.key === key) && tellReaders();
    window.addEventListener("storage", look);
    return () => window.removeEventListener("storage", look);
  }, [key]);
  return { text, read: () => readKept(key), write: (next) => writeKept(key, next) };
}
