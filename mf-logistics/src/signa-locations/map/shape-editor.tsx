import type { MapConfiguration } from "@coulisses/shared-domain/location/map";
import {
  type Coordinate,
  type GeoLocation,
  type GeoLocationType,
  geoLocationLabels,
} from "@coulisses/shared-domain/location/geo-location";
import { MapFrame, neighbourLayer, useLeafletMap, useMapStyles } from "@coulisses/shared-ui/map";
import { Button, makeStyles, Text } from "@coulisses/shared-ui/base";
import { SelectField, SwitchField } from "@coulisses/shared-ui/filters";
import { UiIcon } from "@coulisses/shared-ui/icons";
import { featureGroup, type LatLng, latLngBounds, type LeafletMouseEvent, type Polyline } from "leaflet";
import { useEffect, useEffectEvent, useRef } from "react";
import {
  addPoint,
  type DraftShape,
  emptyShape,
  movePoint,
  removeLastPoint,
  removePoint,
} from "./draft-shape";
import { createDrawing, type Drawing } from "./drawing";

const CLOSEST = 18;
const types = (Object.keys(geoLocationLabels) as GeoLocationType[]).map((value) => ({
  value,
  label: geoLocationLabels[value],
}));

const useStyles = makeStyles({
  editor: { display: "flex", flexDirection: "column", gap: "8px" },
  tools: { display: "flex", flexWrap: "wrap", alignItems: "end", gap: "8px 16px" },
  type: { width: "160px" },
  reset: { marginLeft: "auto" },
});

/** A drawn place, and whether its points can be moved. */
export type ShapeEditorProps = {
  configuration: MapConfiguration;
  shape: DraftShape;
  onChange: (shape: DraftShape) => void;
  /** The other locations, by which one finds the way. */
  neighbours: readonly GeoLocation[];
  editing: boolean;
  onEditing: (editing: boolean) => void;
  error?: string | undefined;
};

/** Draws a point, a road or an area by mouse, touch or keyboard. */
export function ShapeEditor(props: ShapeEditorProps) {
  const { configuration, shape, onChange, neighbours, editing, onEditing, error } = props;
  const styles = useStyles();
  const mapStyles = useMapStyles();
  const { map, container, isBare } = useLeafletMap(configuration);
  const drawing = useRef<Drawing>(null);
  const pointer = useRef<LatLng>(null);

  const move = useEffectEvent((index: number, to: Coordinate) => onChange(movePoint(shape, index, to)));
  const remove = useEffectEvent((index: number) => onChange(removePoint(shape, index)));
  const add = useEffectEvent((at: LatLng) => {
    if (editing) onChange(addPoint(shape, at));
  });
  const toggle = useEffectEvent(() => onEditing(!editing));
  const show = useEffectEvent(() => drawing.current?.show(shape, editing, pointer.current));
  const lookAtShape = useEffectEvent(() => {
    // The map was sized before its dialog opened.
    map?.invalidateSize();
    if (shape.points.length > 0)
      map?.fitBounds(latLngBounds([...shape.points]).pad(0.3), { maxZoom: CLOSEST });
  });
  const start = useEffectEvent(() => {
    if (map) drawing.current = createDrawing(map, mapStyles, { onMove: move, onRemove: remove });
  });

  useEffect(() => {
    if (!map) return;
    start();
    lookAtShape();
    show();
    const follow = (at: LatLng | null) => {
      pointer.current = at;
      show();
    };
    map.on("click", ({ latlng }: LeafletMouseEvent) => add(latlng));
    map.on("contextmenu", () => toggle());
    map.on("mousemove", ({ latlng }: LeafletMouseEvent) => follow(latlng));
    map.on("mouseout", () => follow(null));
    // A finger leaves no pointer behind.
    map.getContainer().addEventListener("touchend", () => follow(null));
    return () => {
      drawing.current?.clear();
      drawing.current = null;
    };
  }, [map]);
  useEffect(() => show(), [map, shape, editing]);
  useEffect(() => {
    if (!map) return;
    const around = featureGroup(neighbours.map((one) => neighbourLayer(one, mapStyles))).addTo(map);
    around.eachLayer((layer) => "bringToBack" in layer && (layer as Polyline).bringToBack());
    return () => void around.remove();
  }, [map, neighbours, mapStyles]);
  useEffect(() => {
    // Two quick points are no double click.
    if (editing) map?.doubleClickZoom.disable();
    else map?.doubleClickZoom.enable();
  }, [map, editing]);

  const takeBack = () => onChange(removeLastPoint(shape));
  const addAtCentre = () => {
    if (map) onChange(addPoint(shape, map.getCenter()));
    onEditing(true);
  };
  return (
    <div className={styles.editor}>
      <div className={styles.tools}>
        <SelectField
          label="Type de forme"
          className={styles.type}
          options={types}
          value={shape.type}
          onChange={(type) => type && onChange(emptyShape(type))}
        />
        <SwitchField label="Mode édition" checked={editing} onChange={onEditing} />
        <Button icon={<UiIcon name="add" />} onClick={addAtCentre}>
          {shape.type === "POINT" ? "Placer au centre de la carte" : "Ajouter un point au centre"}
        </Button>
        {shape.type !== "POINT" && shape.points.length > 0 && (
          <Button icon={<UiIcon name="undo" />} onClick={takeBack}>
            Retirer le dernier point
          </Button>
        )}
        <Button
          appearance="subtle"
          className={styles.reset}
          icon={<UiIcon name="refresh" />}
          onClick={() => onChange(emptyShape(shape.type))}
        >
          Réinitialiser
        </Button>
      </div>
      <MapFrame
        label="Carte du lieu"
        height="clamp(240px, 46dvh, 440px)"
        configuration={configuration}
        container={container}
        drawing={editing}
        isBare={isBare}
      />
      <Text as="p" size="small" muted={error === undefined} role="status">
        {error ?? (editing ? HINT : "Clic droit sur la carte, ou Mode édition, pour dessiner.")}
      </Text>
    </div>
  );
}

const HINT =
  "Un clic sur la carte ajoute un point. Chaque point se glisse, ou se déplace avec les flèches et se retire avec Suppr.";
