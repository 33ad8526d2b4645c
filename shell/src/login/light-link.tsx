import { Link } from "@coulisses/shared-ui/base";
import type { MouseEvent, ReactNode } from "react";

type LightLinkProps = { to: string; onFollow: (to: string) => void; children: ReactNode };

/** A link within the site without a router; new tabs and windows stay the browser's. */
export function LightLink({ to, onFollow, children }: LightLinkProps) {
  function follow(event: MouseEvent) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onFollow(to);
  }
  return (
    <Link href={to} onClick={follow}>
      {children}
    </Link>
  );
}
