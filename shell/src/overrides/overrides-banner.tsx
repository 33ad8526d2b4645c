import { currentOverrides, type Overrides, resetOverrides } from "@coulisses/federation/overrides";
import { FloatingBanner } from "../layout/floating-banner";

const reload = () => {
  window.location.reload();
};

type OverridesBannerProps = {
  /** @default those kept in this browser */
  overrides?: Overrides;
  /** @default reloads the page */
  onReset?: () => void;
};

/** In development: the apps replaced by code from other machines, and a reset. */
export default function OverridesBanner({
  overrides = currentOverrides(),
  onReset = reload,
}: OverridesBannerProps) {
  const replaced = Object.entries(overrides);
  if (replaced.length === 0) return null;
  return (
    <FloatingBanner
      label="Code en développement"
      action="Revenir à ce qui est publié"
      onAction={() => {
        resetOverrides();
        onReset();
      }}
    >
      {replaced.map(([name, origin]) => `${name} vient de ${origin}`).join(", ")}
    </FloatingBanner>
  );
}
