import { useLocation } from "@coulisses/shared-pages/router";
import {
  type ComponentType,
  createElement,
  type ReactNode,
  Suspense,
  use,
  useSyncExternalStore,
} from "react";
import { useLoader } from "../site/site";
import { PartBoundary } from "./part-boundary";

/** The app of a slot, its code and its placeholder. */
type FeatureSlotProps = {
  /** The feature app's name. */
  name: string;
  /** Returns the same promise until a failure is forgotten. */
  load: () => Promise<ComponentType>;
  fallback: ReactNode;
  /** True within a card. @default false */
  bare?: boolean;
};

/** The place where a feature app shows something: its failures stay in here. */
export function FeatureSlot({ name, load, fallback, bare = false }: FeatureSlotProps) {
  const loader = useLoader();
  const { pathname } = useLocation();
  // Its word shows as soon as an administrator disables the app, and leaves with it.
  const word = useSyncExternalStore(loader.subscribe, () => loader.disabledWord(name)) ?? "";
  return (
    <PartBoundary
      place={`${pathname} ${word}`}
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

/** The component that `load` resolves to; suspends until then, throws its rejection. */
export function Loaded({ load }: Pick<FeatureSlotProps, "load">) {
  // The loader answers the same component each time: nothing is created here.
  return createElement(use(load()));
}
