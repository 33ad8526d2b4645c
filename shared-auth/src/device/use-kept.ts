import { useMemo, useSyncExternalStore } from "react";
import { type Kept, type KeptOwner, type KeptPlace, subscribeToKept } from "./kept";

/** An entry that a screen follows. */
type FollowedPlace<Value> = KeptPlace<Value> & {
  /** As it was when the screen was drawn; `read` answers it as it is now, for another tab may have changed it. */
  value: Value | undefined;
};

/** An entry of the store, drawn anew when it changes in this tab or another one. */
export function useKept<Value>(
  kind: Kept<Value>,
  owner: KeptOwner,
  detail?: string | number,
): FollowedPlace<Value> {
  const place = kind.of(owner, detail);
  const text = useSyncExternalStore(subscribeToKept, place.text);
  const value = useMemo(() => kind.parse(text), [kind, text]);
  return { ...place, value };
}
