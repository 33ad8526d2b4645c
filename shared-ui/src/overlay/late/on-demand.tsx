import type { ComponentType } from "react";
import { late } from "../../behaviour/late";
import { FailedDialog } from "./failed-dialog";

/**
 * A dialog whose code is loaded when it is first opened: `const GearDialog = onDemand(() =>
 * import("./gear-dialog"))`. When it does not come, a small dialog says so and offers to try again.
 */
export const onDemand = <Props extends { onClose: () => void }>(
  load: () => Promise<{ default: ComponentType<Props> }>,
) => late(load, { failed: ({ onClose }, retry) => <FailedDialog onRetry={retry} onClose={onClose} /> });
