import { useSession } from "@coulisses/shared-auth";
import { guard } from "@coulisses/shared-domain/navigation/guard";
import { useIsMobile } from "@coulisses/shared-ui/base";
import { useEffect } from "react";
import { useSite } from "../site/site";

/** Milliseconds: the effect of the press or key is painted first, which compiling code must not hold up. */
export const AFTER_PAINT = 50;

/**
 * Loads a page's code as soon as a link to it anywhere is under the pointer or the focus. Pages that the
 * guard would refuse are not loaded.
 */
export function usePrefetchOnIntent(): void {
  const { pages, loader } = useSite();
  const { access } = useSession();
  const isMobile = useIsMobile();
  useEffect(() => {
    const onIntent = ({ target }: Event) => {
      if (!(target instanceof Element)) return;
      const link = target.closest<HTMLAnchorElement>("a[href]");
      if (link === null || link.origin !== window.location.origin) return;
      const decision = guard(pages, { path: link.pathname, search: "", isMobile, access });
      if (decision.kind !== "show" || decision.page.feature === null) return;
      const { feature, path } = decision.page;
      setTimeout(() => loader.prefetch(feature, path), AFTER_PAINT);
    };
    document.addEventListener("pointerover", onIntent);
    document.addEventListener("focusin", onIntent);
    return () => {
      document.removeEventListener("pointerover", onIntent);
      document.removeEventListener("focusin", onIntent);
    };
  }, [pages, loader, access, isMobile]);
}
