import { useSyncExternalStore } from "react";

let isPrinting = false;

function subscribe(changed: () => void): () => void {
  const listen = ({ type }: Event) => {
    isPrinting = type === "beforeprint";
    changed();
  };
  for (const moment of ["beforeprint", "afterprint"]) window.addEventListener(moment, listen);
  return () => {
    for (const moment of ["beforeprint", "afterprint"]) window.removeEventListener(moment, listen);
  };
}

/** True while the page is put on paper, which shows everything that a screen shows part by part. */
export function usePrinting(): boolean {
  return useSyncExternalStore(subscribe, () => isPrinting);
}
