import { PortalMountNodeProvider, usePortalMountNode } from "@fluentui/react-components";
import { type ReactNode, useState } from "react";

/** The landmark in which menus, lists and dialogs open: a screen reader that goes from landmark to landmark misses none. */
export function OverThePage({ className, children }: { className: string; children: ReactNode }) {
  const outer = usePortalMountNode();
  const [landmark, setLandmark] = useState<HTMLElement>();
  if (outer) return children;
  // While code is loading React clears the ref, although the element stays: its content must stay, too.
  const keep = (element: HTMLElement | null) => {
    if (element) setLandmark(element);
  };
  return (
    <>
      {landmark && <PortalMountNodeProvider value={landmark}>{children}</PortalMountNodeProvider>}
      <div ref={keep} className={className} role="region" aria-label="Ouvert sur la page" />
    </>
  );
}
