import { useLocation } from "@coulisses/shared-pages/router";
import { type ComponentType, createElement, type ReactNode, Suspense, use } from "react";
import { useLoader } from "../site/site";
import { PartBoundary } from "./part-boundary";

/** Which app shows what, and what stands there meanwhile. */
export type FeatureSlotProps = {
  /** The feature app's name. */
  name: string;
  /** Answers the same promise until it is told to forget a failure. */
  load: () => Promise<ComponentType>;
  fallback: ReactNode;
  /** It stands in a card already. @default false */
  bare?: boolean;
};

/** Where a feature app shows something: whatever happens to it stays in here. */
export function FeatureSlot({ name, load, fallback, bare = false }: FeatureSlotProps) {
  const loader = useLoader();
  const { pathname } = useLocation();
  return (
    <PartBoundary
      place={pathname}
      bare={bare}
      explain={(cause) => loader.report(name, cause)}
      onRetry={() => loader.retry(name)}
    >
      <Suspense fallback={fallback}>
        <Loaded load={load} />
      </Suspense>
    </PartBoundary>
  );
}

/** The component that `load` answers; suspends until it is there, throws what it rejects. */
export function Loaded({ load }: Pick<FeatureSlotProps, "load">) {
  // The loader answers the same component each time: nothing is created here.
  return createElement(use(load()));
}
