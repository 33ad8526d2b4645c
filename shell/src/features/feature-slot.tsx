import { type ComponentType, createElement, type ReactNode, Suspense, use, useState } from "react";
import { useSite } from "../site/site";
import { FeatureBoundary } from "./feature-boundary";

export type FeatureSlotProps = {
  /** The feature app's name. */
  name: string;
  /** Answers the same promise until it is told to forget a failure. */
  load: () => Promise<ComponentType>;
  fallback: ReactNode;
};

/** Where a feature app shows something: whatever happens to it stays in here. */
export function FeatureSlot({ name, load, fallback }: FeatureSlotProps) {
  const { loader } = useSite();
  const [attempt, setAttempt] = useState(0);
  return (
    <FeatureBoundary
      key={attempt}
      name={name}
      onRetry={async () => {
        await loader.retry(name);
        setAttempt(attempt + 1);
      }}
    >
      <Suspense fallback={fallback}>
        <Loaded load={load} />
      </Suspense>
    </FeatureBoundary>
  );
}

function Loaded({ load }: Pick<FeatureSlotProps, "load">) {
  // The loader answers the same component each time: nothing is created here.
  return createElement(use(load()));
}
