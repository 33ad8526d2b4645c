import { useEffect, useState } from "react";

/** Between stacks that are read together: frames have no empty line. */
const BETWEEN = "\n\n";

/**
 * Reads the stacks with the source maps of their versions, in one go, once they are first there; until then, or without
 * the maps, each stays as it is.
 */
export function useStacksInSource(stacks: readonly string[]): (stack: string) => string {
  const [first] = useState(stacks);
  const [inSource, setInSource] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    if (first.length === 0) return undefined;
    let isHere = true;
    read(first).then(
      (stacksRead) => {
        if (isHere) setInSource(stacksRead);
      },
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [first]);
  return (stack) => inSource.get(stack) ?? stack;
}

async function read(stacks: readonly string[]): Promise<Map<string, string>> {
  const { stackInSource } = await import("../apps/stack-in-source");
  const inSource = (await stackInSource(stacks.join(BETWEEN))).split(BETWEEN);
  return new Map(stacks.map((stack, at) => [stack, inSource[at] ?? stack]));
}
