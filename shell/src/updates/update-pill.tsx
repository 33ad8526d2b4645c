import { useLocation } from "@coulisses/shared-pages/router";
import { findPage } from "@coulisses/shared-domain/navigation/page";
import { Button, tip } from "@coulisses/shared-ui/base";
import { useSyncExternalStore } from "react";
import { useSite } from "../site/site";
import { useUpdates } from "./updates";

/** Offers the versions published since the page was opened; the next page has them anyway. */
export function UpdatePill() {
  const updates = useUpdates();
  const { pages } = useSite();
  const { pathname } = useLocation();
  const feature = findPage(pages, pathname)?.feature ?? null;
  const isStale = useSyncExternalStore(updates.subscribe, () => updates.isStale(feature));
  return (
    <span role="status">
      {isStale && (
        <Button
          size="small"
          appearance="primary"
          onClick={() => void updates.reload()}
          {...tip(
            "Une nouvelle version de cette page est en ligne. Elle arrivera à ta prochaine navigation, ou tout de suite d'un clic.",
          )}
        >
          Nouvelle version
        </Button>
      )}
    </span>
  );
}
