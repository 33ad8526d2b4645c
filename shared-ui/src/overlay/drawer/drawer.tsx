import type { ReactNode } from "react";
import { onDemand } from "../late/on-demand";
import { useReturnFocus } from "../late/use-return-focus";

export type DrawerProps = {
  open: boolean;
  title: string;
  /** The edge it comes from: `bottom` suits a phone, `end` (the right) a laptop. @default "end" */
  position?: "bottom" | "end";
  /** Asked by the cross, Escape or a press beside it. */
  onClose: () => void;
  /** Buttons at its foot, the main one first. */
  actions?: ReactNode;
  children?: ReactNode;
};

const DrawerSurface = onDemand<DrawerProps>(
  () => import(/* webpackChunkName: "overlays" */ "./drawer-surface"),
);

/** A panel that slides over the page from an edge, such as the filters of a list on a phone. */
export function Drawer(props: DrawerProps) {
  return props.open ? <OpenDrawer {...props} /> : null;
}

function OpenDrawer(props: DrawerProps) {
  useReturnFocus();
  return <DrawerSurface {...props} />;
}
