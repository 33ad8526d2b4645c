import { readRegistry } from "@coulisses/federation/registry";
import { useEffect, useState } from "react";

/**
 * Titles of the menu's pages that a permission opens, as published now; undefined while loading, null when
 * the list can't be read.
 */
export function useOpenedPages(permission: string): readonly string[] | null | undefined {
  const [titles, setTitles] = useState<readonly string[] | null>();
  useEffect(() => {
    const stop = new AbortController();
    fetch("/features.json", { signal: stop.signal })
      .then(async (answer) => {
        const { features } = readRegistry(await answer.json());
        const pages = features.flatMap((feature) => feature.pages);
        setTitles(pages.filter((page) => page.permission === permission).map(({ title }) => title));
      })
      // Without the pages, the dialog still shows the holders.
      .catch(() => {
        if (!stop.signal.aborted) setTitles(null);
      });
    return () => stop.abort();
  }, [permission]);
  return titles;
}
