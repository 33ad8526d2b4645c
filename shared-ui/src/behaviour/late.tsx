import { type ComponentType, type ReactNode, useEffect, useState } from "react";

type LateOptions<Props> = {
  /** Shown while the code comes. @default nothing */
  waiting?: (props: Props) => ReactNode;
  /** Shown when the code does not come; `retry` loads it again. */
  failed: (props: Props, retry: () => void) => ReactNode;
};

/**
 * A component whose code is loaded when it is first shown: `const Tree = late(() => import("./fluent-tree"), {
 * waiting, failed })`. `prefetch` loads the code ahead; it rejects when the code does not come.
 */
export function late<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { waiting, failed }: LateOptions<Props>,
) {
  let loaded: { Part: ComponentType<Props> } | undefined;
  const prefetch = async () => {
    loaded ??= { Part: (await load()).default };
  };

  function Late(props: Props) {
    const [found, setFound] = useState(loaded);
    const [failures, setFailures] = useState(0);
    const [tries, setTries] = useState(1);

    useEffect(() => {
      let isMounted = true;
      prefetch().then(
        () => {
          if (isMounted) setFound(loaded);
        },
        () => {
          if (isMounted) setFailures(tries);
        },
      );
      return () => {
        isMounted = false;
      };
    }, [tries]);

    if (found) return <found.Part {...props} />;
    return failures === tries ? failed(props, () => setTries(tries + 1)) : waiting?.(props);
  }
  return Object.assign(Late, { prefetch });
}
