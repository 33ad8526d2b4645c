import { onDemand } from "../late/on-demand";
import { useReturnFocus } from "../late/use-return-focus";
import type { DrawerProps } from "./drawer-surface";

const DrawerSurface = onDemand<DrawerProps>(
  () => import(/* webpackChunkName: "overlays" */ "./drawer-surface"),
);

/** Fetches the code of drawers ahead; rejects when it does not come. */
export const prefetchDrawer = DrawerSurface.prefetch;

/** A panel that slides over the page from an edge, such as the filters of a list on a phone. */
export function Drawer(props: DrawerProps) {
  return props.open ? <OpenDrawer {...props} /> : null;
}

function OpenDrawer(props: DrawerProps) {
  useReturnFocus();
  return <DrawerSurface {...props} />;
}
