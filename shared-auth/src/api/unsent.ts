import { useSyncExternalStore } from "react";
import { isKept, subscribeToKept } from "../device/kept";
import { useSession } from "../session/use-session";
import { gestureName } from "./send-gesture";
import { unanswered } from "./unanswered";

/** Work that an app keeps on the device until it is sent. */
type UnsentWork = {
  /** The name under which the app keeps it. */
  name: string;
  /** Work that a logout would lose, in French. */
  label: string;
};

/** Those of these works that the device keeps for the person logged in. */
export function useUnsentWork<Work extends UnsentWork>(works: readonly Work[]): Work[] {
  const { userId } = useSession();
  const names = useSyncExternalStore(subscribeToKept, () =>
    works
      .map(({ name }) => name)
      .filter((name) => userId !== null && isKept(userId, name))
      .join(),
  );
  return works.filter(({ name }) => names.split(",").includes(name));
}

/**
 * Works that a logout would lose, in French: those kept on the device, and requests without an answer.
 * Requests that may arrive late belong to a kept work, which names them better.
 */
export function useUnsent(works: readonly UnsentWork[]): readonly string[] {
  const { userId } = useSession();
  const labels = useUnsentWork(works).map(({ label }) => label);
  const gestures = useSyncExternalStore(unanswered.subscribe, unanswered.all)
    .filter((gesture) => gesture.userId === userId && gesture.canWait !== true)
    .map(gestureName);
  return [...labels, ...gestures];
}
