import { useEffect, useState } from "react";

/**
 * Code that is loaded when a component first needs it: `const mapCode = lateCode(() => import("./map"))`.
 * `useCode` returns it once it is there; after a failure, `retry` loads it again, and so does the next
 * component that needs it. `prefetch` loads it ahead; it rejects when the code does not come.
 */
export function lateCode<Code>(load: () => Promise<Code>) {
  let loaded: { code: Code } | undefined;
  const prefetch = async () => {
    loaded ??= { code: await load() };
  };

  function useCode() {
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

    return { code: found?.code, hasFailed: failures === tries, retry: () => setTries(tries + 1) };
  }
  return { useCode, prefetch };
}
