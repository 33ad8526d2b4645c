import { type RefObject, useEffect } from "react";

/** Calls `onOutside` when the person presses or focuses something outside all of `inside` while `active`. */
export function useOutside(
  inside: readonly RefObject<HTMLElement | null>[],
  active: boolean,
  onOutside: () => void,
): void {
  useEffect(() => {
    if (!active) return;
    const check = ({ target }: Event) => {
      if (target instanceof Node && !inside.some(({ current }) => current?.contains(target))) onOutside();
    };
    document.addEventListener("pointerdown", check, true);
    document.addEventListener("focusin", check, true);
    return () => {
      document.removeEventListener("pointerdown", check, true);
      document.removeEventListener("focusin", check, true);
    };
  }, [inside, active, onOutside]);
}
