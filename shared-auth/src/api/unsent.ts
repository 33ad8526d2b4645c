import { useSyncExternalStore } from "react";
import { isKept, subscribeToKept } from "../device/kept";
import { useSession } from "../session/use-session";
import { gestureName } from "./send-gesture";
import { unanswered } from "./unanswered";

/** Work that an app keeps on the device until it is sent. */
export type UnsentWork = {
  /** The name under which the app keeps it. */
  name: string;
  /** What logging out would lose, in French. */
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
 * What logging out would lose, in French: these works as far as the device keeps them, and the gestures without an
 * answer. Those that may arrive late are of something that is kept, which names them better.
 */
export function useUnsent(works: readonly UnsentWork[]): readonly string[] {
  const { userId } = useSession();
  const labels = useUnsentWork(works).map(({ label }) => label);
  const gestures = useSyncExternalStore(unanswered.subscribe, unanswered.all)
    .filter((gesture) => gesture.userId === userId && gesture.canWait !== true)
    .map(gestureName);
  return [...labels, ...gestures];
}
