import { type ReactNode, use, useLayoutEffect, useMemo, useRef } from "react";
import {
  BrowserRouter as Router,
  type Navigator,
  UNSAFE_NavigationContext,
  parsePath,
  useLocation,
} from "react-router-dom";
import { leavePage, hasUnsavedChanges } from "./leave-guard";

/** The position in the browser's history; the router numbers its entries. */
function historyIndex(): number | undefined {
  return (window.history.state as { idx?: number } | null)?.idx;
}

/**
 * Asks before leaving a page with unsaved content, by a link or by the back button. The router's own blocker
 * needs its data router, which would double its weight.
 */
export function GuardedNavigation({ children }: { children: ReactNode }) {
  const context = use(UNSAFE_NavigationContext);
  const { pathname, key } = useLocation();
  const present = useRef({ pathname, index: historyIndex() });
  useLayoutEffect(() => {
    present.current = { pathname, index: historyIndex() };
  }, [pathname, key]);

  const guarded = useMemo(() => {
    const { navigator } = context;
    const guard =
      (go: Navigator["push"]): Navigator["push"] =>
      (to, ...details) => {
        const target = (typeof to === "string" ? parsePath(to) : to).pathname ?? "";
        const isSamePage = target === "" || target === present.current.pathname;
        if (isSamePage) go(to, ...details);
        else leavePage(() => go(to, ...details));
      };
    return {
      ...context,
      navigator: { ...navigator, push: guard(navigator.push), replace: guard(navigator.replace) },
    };
  }, [context]);

  useLayoutEffect(() => {
    let isReturning = false;
    const holdBack = (event: PopStateEvent) => {
      if (!isReturning) {
        const { pathname: page, index } = present.current;
        if (window.location.pathname === page || !hasUnsavedChanges()) return;
        // An entry without a number is older than the router: it can only be behind.
        const steps = (index ?? 0) - (historyIndex() ?? (index ?? 0) - 1);
        isReturning = true;
        window.history.go(steps);
        leavePage(() => window.history.go(-steps));
      } else isReturning = false;
      event.stopImmediatePropagation();
    };
    // Before the router hears it.
    window.addEventListener("popstate", holdBack, true);
    return () => window.removeEventListener("popstate", holdBack, true);
  }, []);

  return <UNSAFE_NavigationContext value={guarded}>{children}</UNSAFE_NavigationContext>;
}

/** The router of the page, which asks before a page with something unsaved is left. */
export function BrowserRouter({ children }: { children: ReactNode }) {
  return (
    <Router>
      <GuardedNavigation>{children}</GuardedNavigation>
    </Router>
  );
}
