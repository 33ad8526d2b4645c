import { useLocation } from "@coulisses/federation/platform/router";
import { useSession } from "@coulisses/shared-auth";
import { type Decision, guard } from "@coulisses/shared-domain/navigation/guard";
import { useIsMobile } from "@coulisses/shared-ui/base";
import { useSite } from "../site/site";
import type { SitePage } from "../site/site-page";

/** What the guard decides for the page asked; the code of a refused page is never loaded. */
export function useDecision(): Decision<SitePage> {
  const { pages } = useSite();
  const { pathname: path, search } = useLocation();
  const isMobile = useIsMobile();
  const { access } = useSession();
  return guard(pages, { path, search, isMobile, access });
}
