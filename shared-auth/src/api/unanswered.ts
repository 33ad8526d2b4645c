import { observable } from "../observable";
import type { FullRequest } from "./ask";

/** An unanswered gesture: it moves money, or can wait for the network. */
export type Gesture = {
  /** The `Idempotency-Key` of all its tries. */
  key: string;
  /** The id of the person who made it; it is sent for no one else. */
  userId: number;
  request: FullRequest;
  /** The instant of the gesture, in milliseconds since 1970. */
  at: number;
  /** True once a try has failed; before, it is merely under way. */
  waits: boolean;
  /** True when it may arrive late, and twice. */
  canWait?: boolean;
};

const PREFIX = "coulisses-gesture:";
const nameOf = ({ userId, key }: Gesture) => `${PREFIX}${String(userId)}:${key}`;

/** Stands in for storage, while the page lives, in a browser that stores nothing or no more. */
const unstored = new Map<string, Gesture>();
const list = observable<readonly Gesture[]>(stored());

function stored(): Gesture[] {
  try {
    return Object.keys(localStorage)
      .filter((name) => name.startsWith(PREFIX))
      .flatMap((name) => readGesture(localStorage.getItem(name)));
  } catch {
    return [];
  }
}

function readGesture(text: string | null): Gesture[] {
  try {
    const gesture = JSON.parse(text ?? "null") as Partial<Gesture> | null;
    const isWhole =
      typeof gesture?.key === "string" &&
      typeof gesture.userId === "number" &&
      typeof gesture.at === "number" &&
      typeof gesture.request?.url === "string";
    return isWhole ? [gesture as Gesture] : [];
  } catch {
    return [];
  }
}

function refresh(): void {
  list.set([...stored(), ...unstored.values()].sort((a, b) => a.at - b.at));
}

/**
 * The unanswered gestures on this device, oldest first; each is an entry of its own, which no tab overwrites.
 */
export const unanswered = {
  all: list.current,
  subscribe: list.subscribe,
  has: (gesture: Gesture): boolean => list.current().some(({ key }) => key === gesture.key),
  keep(gesture: Gesture): void {
    try {
      localStorage.setItem(nameOf(gesture), JSON.stringify(gesture));
      unstored.delete(gesture.key);
    } catch {
      unstored.set(gesture.key, gesture);
    }
    refresh();
  },
  drop(gesture: Gesture): void {
    unstored.delete(gesture.key);
    try {
      localStorage.removeItem(nameOf(gesture));
    } catch {
      // The browser stores nothing.
    }
    refresh();
  },
  /** To call when another tab, or a test, has changed them. */
  refresh,
};

/** Forgets the gestures of a person, which are then sent no more. */
export function forgetGestures(person: number): void {
  unanswered
    .all()
    .filter(({ userId }) => userId === person)
    .forEach(unanswered.drop);
}
