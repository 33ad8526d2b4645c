import type { Coordinate } from "@coulisses/shared-domain/location/geo-location";
import { lineLayer, type MapStyles, pinIcon } from "@coulisses/shared-ui/map";
import {
  divIcon,
  DomEvent,
  type LatLng,
  type Layer,
  type Map as LeafletMap,
  marker,
  type Marker,
  point,
} from "leaflet";
import type { DraftShape } from "./draft-shape";

/** Pixels, for a finger. */
const HANDLE_SIZE = 28;
const STEP = 5;
const arrows: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

type DrawingEvents = {
  onMove: (index: number, to: Coordinate) => void;
  onRemove: (index: number) => void;
};

export type Drawing = {
  /** `pointer` is the mouse's position while drawing. */
  show: (shape: DraftShape, editing: boolean, pointer?: LatLng | null) => void;
  clear: () => void;
};

/** The editor's layers on the map. Handles survive a redraw, and so keep their focus and drag. */
export function createDrawing(
  map: LeafletMap,
  styles: MapStyles,
  { onMove, onRemove }: DrawingEvents,
): Drawing {
  let outline: Layer | undefined;
  let ghost: Marker | undefined;
  let dragged: Marker | undefined;
  const handles: Marker[] = [];

  const press = (index: number, event: KeyboardEvent) => {
    const handle = handles[index];
    const move = arrows[event.key];
    const removes = event.key === "Delete" || event.key === "Backspace";
    if (!handle || (!move && !removes)) return;
    DomEvent.stop(event);
    if (move) {
      const to = map.latLngToContainerPoint(handle.getLatLng()).add(point(move));
      onMove(index, map.containerPointToLatLng(to));
    } else {
      onRemove(index);
      (handles[Math.max(0, index - 1)]?.getElement() ?? map.getContainer()).focus();
    }
  };
  const createHandle = (index: number, { type }: DraftShape) => {
    const icon =
      type === "POINT"
        ? pinIcon(`${styles.pin} ${styles.focusable}`)
        : divIcon({
            className: `${styles.handle} ${styles.focusable}`,
            iconSize: [HANDLE_SIZE, HANDLE_SIZE],
          });
    const handle = marker([0, 0], { icon, draggable: true, keyboard: true });
    handle.on("dragstart", () => (dragged = handle));
    handle.on("drag", () => onMove(index, handle.getLatLng()));
    handle.on("dragend", () => (dragged = undefined));
    handle.on("add", () => handle.getElement()?.addEventListener("keydown", (event) => press(index, event)));
    return handle;
  };
  const showHandles = (shape: DraftShape) => {
    while (handles.length > shape.points.length) handles.pop()?.remove();
    shape.points.forEach((at, index) => {
      const handle = (handles[index] ??= createHandle(index, shape));
      if (handle !== dragged) handle.setLatLng(at);
      if (!map.hasLayer(handle)) handle.addTo(map);
      handle.getElement()?.setAttribute("aria-label", handleLabel(shape, index));
    });
  };
  const dropHandles = () => {
    for (const handle of handles.splice(0)) handle.remove();
  };
  const showGhost = (at: LatLng | null | undefined) => {
    if (!at) {
      ghost?.remove();
      ghost = undefined;
      return;
    }
    ghost ??= marker(at, {
      icon: pinIcon(`${styles.pin} ${styles.ghost}`),
      interactive: false,
      keyboard: false,
    }).addTo(map);
    ghost.setLatLng(at);
  };

  let shapeType: DraftShape["type"] | undefined;
  return {
    show: (shape, editing, pointer) => {
      if (shape.type !== shapeType) dropHandles();
      shapeType = shape.type;
      outline?.remove();
      outline = undefined;
      showGhost(shape.type === "POINT" && editing ? pointer : null);
      if (shape.type !== "POINT") {
        const points = editing && pointer ? [...shape.points, pointer] : shape.points;
        outline = lineLayer(shape.type, points, styles).addTo(map);
      } else if (!editing && shape.points[0]) {
        outline = marker(shape.points[0], {
          icon: pinIcon(styles.pin),
          interactive: false,
          keyboard: false,
        }).addTo(map);
      }
      if (editing) showHandles(shape);
      else dropHandles();
    },
    clear: () => {
      outline?.remove();
      ghost?.remove();
      dropHandles();
    },
  };
}

function handleLabel({ points }: DraftShape, index: number): string {
  const { lat, lng } = points[index] ?? { lat: 0, lng: 0 };
  const degrees = (value: number) => value.toLocaleString("fr", { maximumFractionDigits: 6 });
  return `Point ${index + 1} sur ${points.length} : ${degrees(lat)} ; ${degrees(lng)}. Flèches pour le déplacer, Suppr pour le retirer.`;
}
