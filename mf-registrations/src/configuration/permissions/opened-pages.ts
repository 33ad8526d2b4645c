import { readRegistry } from "@coulisses/federation/registry";
import { useEffect, useState } from "react";

/** The titles of the menu's pages that a permission opens, as published now; undefined until they are known. */
export function useOpenedPages(permission: string): readonly string[] | undefined {
  const [titles, setTitles] = useState<readonly string[]>();
  useEffect(() => {
    const stop = new AbortController();
    fetch("/features.json", { signal: stop.signal })
      .then(async (answer) => {
        const { features } = readRegistry(await answer.json());
        const pages = features.flatMap((feature) => feature.pages);
        setTitles(pages.filter((page) => page.permission === permission).map(({ title }) => title));
      })
      // Without the list of pages the dialog still says who holds it.
      .catch(() => setTitles(undefined));
    return () => stop.abort();
  }, [permission]);
  return titles;
}
