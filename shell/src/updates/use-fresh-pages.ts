import { useLocation } from "@coulisses/shared-pages/router";
import { findPage } from "@coulisses/shared-domain/navigation/page";
import { useEffect, useRef } from "react";
import { useSite } from "../site/site";
import { type Updates, useUpdates } from "./updates";

/** Milliseconds between two looks for publications, while the page is in view. */
const POLL = 60_000;
/** Milliseconds during which a page just reached may be replaced by its newer version. */
const SETTLING = 5_000;

/**
 * An open page keeps its version; going to another page gets the published one, by a full reload where a
 * version already runs in this tab.
 */
export function useFreshPages(): void {
  const updates = useUpdates();
  const { pages } = useSite();
  const { pathname } = useLocation();
  const feature = findPage(pages, pathname)?.feature ?? null;
  const isFirst = useRef(true);

  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    if (!updates.isStale(feature)) return settleInto(feature, updates);
    void updates.reload();
  }, [pathname, feature, updates]);

  useEffect(() => pollWhileInView(updates), [updates]);
}

/**
 * A publication of a few seconds ago is known after the page is asked for, but before its reader begins. An
 * app that was still loading may turn out to be stale once it has come.
 */
function settleInto(feature: string | null, updates: Updates): () => void {
  const stopWatching = updates.subscribe(() => {
    if (!updates.isStale(feature)) return;
    settle();
    void updates.reload();
  });
  const settle = () => {
    stopWatching();
    clearTimeout(timer);
    window.removeEventListener("pointerdown", settle, true);
    window.removeEventListener("keydown", settle, true);
  };
  const timer = setTimeout(settle, SETTLING);
  window.addEventListener("pointerdown", settle, true);
  window.addEventListener("keydown", settle, true);
  void updates.check();
  return settle;
}

function pollWhileInView(updates: Updates): () => void {
  const look = () => {
    if (document.visibilityState === "visible") void updates.check();
  };
  const timer = setInterval(look, POLL);
  document.addEventListener("visibilitychange", look);
  window.addEventListener("online", look);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", look);
    window.removeEventListener("online", look);
  };
}
