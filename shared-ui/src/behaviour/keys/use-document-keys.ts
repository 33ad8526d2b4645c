import { useLayoutEffect } from "react";
import { useLatest } from "../use-latest";

type DocumentKeysOptions = {
  /** True to hear a key before what has the focus does. @default false */
  capture?: boolean;
};

/**
 * Hears the keys that are pressed wherever the focus is, from the moment at which the component is in view: an
 * effect that comes after the browser has drawn would miss the key of a quick hand.
 */
export function useDocumentKeys(
  press: (event: KeyboardEvent) => void,
  { capture = false }: DocumentKeysOptions = {},
): void {
  const latest = useLatest(press);
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => latest.current(event);
    document.addEventListener("keydown", listen, capture);
    return () => document.removeEventListener("keydown", listen, capture);
  }, [latest, capture]);
}
