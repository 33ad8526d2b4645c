import { PortalMountNodeProvider } from "@fluentui/react-components";
import { RendererProvider } from "@griffel/react";
import { createRoot } from "react-dom/client";
import { flushSync } from "react-dom";
import { pageRenderer } from "../../provider/theme-provider";
import MenuSurface from "./menu-surface";

const doNothing = () => undefined;
const items = [
  { label: "…", icon: "…", onSelect: doNothing },
  { label: "…", href: "/" },
] as const;

/**
 * Draws a menu once, invisibly. The first one is the slowest by far: its code is compiled, and its styles
 * come into the page, which makes the browser compute those of the whole page anew.
 */
export default function rehearseMenu(): void {
  const outside = document.createElement("div");
  const root = createRoot(outside);
  flushSync(() =>
    root.render(
      <RendererProvider renderer={pageRenderer()}>
        <PortalMountNodeProvider value={outside}>
          <MenuSurface
            anchor={outside}
            items={items}
            label="…"
            align="end"
            onSelect={doNothing}
            onClose={doNothing}
          />
        </PortalMountNodeProvider>
      </RendererProvider>,
    ),
  );
  root.unmount();
}
