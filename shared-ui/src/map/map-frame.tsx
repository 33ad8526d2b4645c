import { mergeClasses } from "@coulisses/shared-ui/base";
import type { MapConfiguration } from "@coulisses/shared-domain/location/map";
import type { Ref } from "react";
import { useMapStyles } from "./use-map-styles";

type Props = {
  label: string;
  height: string;
  configuration: MapConfiguration;
  container: Ref<HTMLDivElement>;
  drawing?: boolean;
  /** The background can't be read. */
  isBare: boolean;
};

/** The element of a map, with the mention that its background asks for. */
export function MapFrame({
  label,
  height,
  configuration: { tiles },
  container,
  drawing = false,
  isBare,
}: Props) {
  const styles = useMapStyles();
  return (
    <div className={mergeClasses(styles.map, drawing && styles.drawing)} style={{ height }}>
      <div ref={container} role="region" aria-label={label} />
      <div role="status" className={styles.bare}>
        {isBare && "Le fond de carte ne répond pas : les lieux, eux, sont bien placés."}
      </div>
      {tiles && <div className={styles.attribution}>{tiles.attribution}</div>}
    </div>
  );
}
