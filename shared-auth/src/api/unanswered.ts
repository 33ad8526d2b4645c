import { kept, subscribeToKept } from "../device/kept";
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

const gestures = kept({ name: "gesture", scope: "device", isValue: isGesture });
const placeOf = ({ userId, key }: Gesture) => gestures.of(userId, key);

function isGesture(value: unknown): value is Gesture {
  const gesture = value as Partial<Gesture>;
  return (
    typeof gesture.key === "string" &&
    typeof gesture.userId === "number" &&
    typeof gesture.at === "number" &&
    typeof gesture.request?.url === "string"
  );
}

const oldestFirst = () => gestures.all().sort((a, b) => a.at - b.at);
const list = observable<readonly Gesture[]>(oldestFirst());

/** The same list as long as no gesture has changed. */
function refresh(): void {
  const next = oldestFirst();
  if (JSON.stringify(next) !== JSON.stringify(list.current())) list.set(next);
}

subscribeToKept(refresh);

/** The unanswered gestures on this device, oldest first; each is an entry of its own, which no tab overwrites. */
export const unanswered = {
  all: list.current,
  subscribe: list.subscribe,
  has: (gesture: Gesture): boolean => list.current().some(({ key }) => key === gesture.key),
  keep(gesture: Gesture): void {
    placeOf(gesture).write(gesture);
  },
  drop(gesture: Gesture): void {
    placeOf(gesture).write(undefined);
  },
  /** A test has changed them. */
  refresh,
};
