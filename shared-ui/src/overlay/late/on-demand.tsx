import { type ComponentType, useEffect, useState } from "react";
import { FailedDialog } from "./failed-dialog";

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/**
 * A dialog whose code comes when it is first opened: `const GearDialog = onDemand(() => import("./gear-dialog"))`.
 * When it does not come, a small dialog says so and offers to try again. `prefetch` fetches the code ahead; it
 * rejects when the code does not come.
 */
export function onDemand<Props extends { onClose: () => void }>(load: Load<Props>) {
  let loaded: ComponentType<Props> | undefined;
  const fetchCode = async () => (loaded = (await load()).default);

  function OnDemand(props: Props) {
    const [Content, setContent] = useState(() => loaded);
    const [failures, setFailures] = useState(0);
    const [tries, setTries] = useState(1);

    useEffect(() => {
      if (loaded) return;
      let isOpen = true;
      fetchCode().then(
        (content) => {
          if (isOpen) setContent(() => content);
        },
        () => {
          if (isOpen) setFailures(tries);
        },
      );
      return () => {
        isOpen = false;
      };
    }, [tries]);

    if (Content) return <Content {...props} />;
    if (failures < tries) return null;
    return <FailedDialog onRetry={() => setTries(tries + 1)} onClose={props.onClose} />;
  }
  return Object.assign(OnDemand, { prefetch: fetchCode });
}
