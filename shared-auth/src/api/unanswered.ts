import { observable } from "../observable";
import type { FullRequest } from "./ask";

/** A gesture that has no answer yet: it moves money, or can wait for the network. */
export type Gesture = {
  /** The `Idempotency-Key` of all its tries. */
  key: string;
  /** Who made it; nobody else ever sends it. */
  userId: number;
  request: FullRequest;
  /** When it was made, in milliseconds since 1970. */
  at: number;
  /** Whether a try has failed: until then it is merely on its way. */
  waits: boolean;
  /** It may arrive however late, even twice. */
  canWait?: boolean;
};

const PREFIX = "coulisses-gesture:";
const nameOf = ({ userId, key }: Gesture) => `${PREFIX}${String(userId)}:${key}`;

/** What a browser that stores nothing, or no more, keeps as long as the page lives. */
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

/** The gestures without an answer that this device knows, oldest first; each is an entry of its own, which no tab overwrites. */
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
      // Nothing is stored there.
    }
    refresh();
  },
  /** Another tab has changed them, or a test. */
  refresh,
};

/** Sends nothing more of a person. */
export function forgetGestures(person: number): void {
  unanswered
    .all()
    .filter(({ userId }) => userId === person)
    .forEach(unanswered.drop);
}
