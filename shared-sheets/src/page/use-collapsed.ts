import { useState } from "react";

const KEY = "coulisses-sheet-summary";

/** Whether the summary is folded: a habit of the person's, kept by the browser. */
export function useCollapsed(): [collapsed: boolean, collapse: (collapsed: boolean) => void] {
  const [collapsed, setCollapsed] = useState(() => localStorage.getItem(KEY) === "collapsed");
  const collapse = (next: boolean) => {
    setCollapsed(next);
    if (next) localStorage.setItem(KEY, "collapsed");
    else localStorage.removeItem(KEY);
  };
  return [collapsed, collapse];
}
