import type { ComponentType } from "react";
import { lateCode } from "../../behaviour/late-code";
import { FailedDialog } from "./failed-dialog";

/**
 * A dialog whose code is loaded when it is first opened: `const GearDialog = onDemand(() =>
 * import("./gear-dialog"))`. When it does not come, a small dialog says so and offers to try again.
 * `prefetch` loads the code ahead; it rejects when the code does not come.
 */
export function onDemand<Props extends { onClose: () => void }>(
  load: () => Promise<{ default: ComponentType<Props> }>,
) {
  const { useCode, prefetch } = lateCode(load);

  function OnDemand(props: Props) {
    const { code, hasFailed, retry } = useCode();
    if (code) return <code.default {...props} />;
    return hasFailed ? <FailedDialog onRetry={retry} onClose={props.onClose} /> : null;
  }
  return Object.assign(OnDemand, { prefetch });
}
