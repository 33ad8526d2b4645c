import { liveTagTypes } from "@coulisses/shared-domain/live/live-tags";
import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { hearOtherTabs } from "../device/kept";
import { useAppDispatch } from "./app-store";
import { baseApi } from "./base-api";
import { useSession } from "../session/use-session";
import { resumeGestures } from "./send-gesture";
import { type Gesture, unanswered } from "./unanswered";

/**
 * The gestures of the logged-in person that wait for the network, oldest first, but those that may arrive late: the
 * page that keeps their work says so itself. Also sends all that an earlier page left unanswered; the shell calls
 * it, once.
 */
export function useWaitingGestures(): readonly Gesture[] {
  const { userId } = useSession();
  const gestures = useOwnGestures();
  const dispatch = useAppDispatch();
  const resume = useEffectEvent(() => {
    resumeGestures(() => dispatch(baseApi.util.invalidateTags([...liveTagTypes])));
  });
  useEffect(() => resume(), [userId]);
  // Without Web Locks each tab would send what another one has begun.
  useEffect(() => ("locks" in navigator ? hearOtherTabs(() => resume()) : undefined), []);
  return gestures.filter(({ canWait }) => canWait !== true);
}

/** The same without sending anything, for a page that shows its own gestures. */
export function useOwnGestures(): readonly Gesture[] {
  const { userId } = useSession();
  const gestures = useSyncExternalStore(unanswered.subscribe, unanswered.all);
  return gestures.filter((gesture) => gesture.waits && gesture.userId === userId);
}
