import { onDemand } from "../late/on-demand";
import { useReturnFocus } from "../late/use-return-focus";
import type { DialogProps } from "./dialog-surface";

const DialogSurface = onDemand<DialogProps>(
  () => import(/* webpackChunkName: "overlays" */ "./dialog-surface"),
);

/** Fetches the code of dialogs ahead; rejects when it does not come. */
export const prefetchDialog = DialogSurface.prefetch;

/**
 * A card over the page, which is blocked meanwhile. Focus starts in its first field, and returns to the
 * element that opened it.
 */
export function Dialog(props: DialogProps) {
  return props.open ? <OpenDialog {...props} /> : null;
}

function OpenDialog(props: DialogProps) {
  useReturnFocus();
  return <DialogSurface {...props} />;
}
