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
import { Outliving } from "../root/outliving";
import { PartBoundary } from "./part-boundary";

/** The app of a slot, its code and its placeholder. */
type FeatureSlotProps = {
  /** The feature app's name. */
  name: string;
  /** Returns the same promise until a failure is forgotten. */
  load: () => Promise<ComponentType>;
  /** The props of that code, when it is a card. @default {} */
  given?: object;
  fallback: ReactNode;
  /** True within a card. @default false */
  bare?: boolean;
};

/** The place where a feature app shows something: its failures stay in here. */
export function FeatureSlot({ name, load, given = {}, fallback, bare = false }: FeatureSlotProps) {
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
      {/* An error of another app's card, thrown as a dialog of this one closes, comes up to here. */}
      <Outliving>
        <Suspense fallback={fallback}>
          <Loaded load={load} given={given} />
        </Suspense>
      </Outliving>
    </PartBoundary>
  );
}

/** The component that `load` resolves to; suspends until then, throws its rejection. */
export function Loaded({ load, given }: Pick<FeatureSlotProps, "load" | "given">) {
  // The loader answers the same component each time: nothing is created here.
  return createElement(use(load()), given);
}
