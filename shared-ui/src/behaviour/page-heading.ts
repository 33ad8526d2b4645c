import { useLayoutEffect, useSyncExternalStore } from "react";

/** The headings that pages give themselves, the last one first; the frame around them draws it. */
let headings: readonly { text: string }[] = [];
const listeners = new Set<() => void>();

function change(next: typeof headings): void {
  headings = next;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Gives the present page a heading of its own, such as the name of the sheet that it shows. */
export function usePageHeading(text: string): void {
  useLayoutEffect(() => {
    const heading = { text };
    change([heading, ...headings]);
    return () => change(headings.filter((one) => one !== heading));
  }, [text]);
}

/** The heading that the present page has given itself; undefined where the frame knows it. */
export function useGivenHeading(): string | undefined {
  return useSyncExternalStore(subscribe, () => headings[0]?.text);
}
