import { useLocation } from "@coulisses/shared-pages/router";
import { useSession } from "@coulisses/shared-auth";
import { type Decision, guard } from "@coulisses/shared-domain/navigation/guard";
import { useIsMobile } from "@coulisses/shared-ui/base";
import { useState } from "react";
import { useSite } from "../site/site";
import type { SitePage } from "../site/site-page";

/** The guard's decision for the requested page; the code of a refused page is never loaded. */
export function useDecision(): Decision<SitePage> {
  const { pages } = useSite();
  const { pathname: path, search } = useLocation();
  const isMobile = useIsNarrowArrival(path);
  const { access } = useSession();
  return guard(pages, { path, search, isMobile, access });
}

/**
 * True when the window was a phone's when the page was reached. A page made for a large screen stays when its
 * window is made narrower, or typed text would be lost.
 */
function useIsNarrowArrival(path: string): boolean {
  const isMobile = useIsMobile();
  const [arrival, setArrival] = useState({ path, isMobile });
  if (arrival.path === path) return arrival.isMobile && isMobile;
  setArrival({ path, isMobile });
  return isMobile;
}
