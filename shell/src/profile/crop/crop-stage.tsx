import { makeStyles, tokens } from "@coulisses/shared-ui/base";
import { type KeyboardEvent, type PointerEvent, useEffect, useEffectEvent, useRef } from "react";
import { type Crop, cropByKey, moveCrop, sideOf, zoomCrop } from "./crop";
import type { OpenPicture } from "./open-picture";

/** In pixels of the screen. */
const STAGE = 280;

const useStyles = makeStyles({
  stage: {
    position: "relative",
    // Room for the focus ring.
    margin: "6px",
    cursor: "grab",
    touchAction: "none",
    userSelect: "none",
    borderRadius: "12px",
    ":active": { cursor: "grabbing" },
    ":focus-visible": { outline: `3px solid ${tokens.colorStrokeFocus2}`, outlineOffset: "3px" },
  },
  /** The picture is stored square, and shown round. */
  round: {
    position: "absolute",
    inset: 0,
    borderRadius: "50%",
    boxShadow: "0 0 0 200px rgba(0, 0, 0, 0.45)",
    outline: "2px solid rgba(255, 255, 255, 0.85)",
    pointerEvents: "none",
  },
  frame: { position: "relative", overflow: "hidden", flexShrink: 0 },
  image: { position: "absolute", maxWidth: "none" },
});

type CroppedProps = { picture: OpenPicture; crop: Crop; size: number; radius: string };

/** The chosen square, `size` pixels wide on the screen. */
export function Cropped({ picture, crop, size, radius }: CroppedProps) {
  const styles = useStyles();
  const side = sideOf(picture, crop);
  const scale = size / side;
  return (
    <div className={styles.frame} style={{ width: size, height: size, borderRadius: radius }}>
      <img
        src={picture.address}
        alt=""
        draggable={false}
        className={styles.image}
        style={{
          width: picture.width * scale,
          height: picture.height * scale,
          left: (side / 2 - crop.x) * scale,
          top: (side / 2 - crop.y) * scale,
        }}
      />
    </div>
  );
}

export type CropStageProps = {
  picture: OpenPicture;
  crop: Crop;
  onCrop: (crop: Crop) => void;
  /** The id of the explanation. */
  describedBy: string;
};

type Point = { x: number; y: number };

/** The picture under its round window: one finger moves it, two or the wheel bring it closer, the keys do both. */
export function CropStage({ picture, crop, onCrop, describedBy }: CropStageProps) {
  const styles = useStyles();
  const stage = useRef<HTMLDivElement>(null);
  const fingers = useRef(new Map<number, Point>());
  const scale = sideOf(picture, crop) / STAGE;

  function onPointerMove({ pointerId, clientX: x, clientY: y }: PointerEvent) {
    const before = fingers.current.get(pointerId);
    if (before === undefined) return;
    const other = [...fingers.current].find(([id]) => id !== pointerId)?.[1];
    fingers.current.set(pointerId, { x, y });
    // The picture follows the finger: the square goes the other way.
    const share = other === undefined ? 1 : 0.5;
    const by = { x: (before.x - x) * scale * share, y: (before.y - y) * scale * share };
    const moved = moveCrop(picture, crop, by);
    const apart = other && Math.hypot(before.x - other.x, before.y - other.y);
    onCrop(apart ? zoomCrop(picture, moved, Math.hypot(x - other.x, y - other.y) / apart) : moved);
  }
  const release = ({ pointerId }: PointerEvent) => void fingers.current.delete(pointerId);

  function onKeyDown(event: KeyboardEvent) {
    const next = cropByKey(picture, crop, event.key);
    if (next === undefined) return;
    event.preventDefault();
    onCrop(next);
  }

  const onWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    onCrop(zoomCrop(picture, crop, Math.exp(-event.deltaY / 500)));
  });
  // The dialog is there before the photo.
  useEffect(() => stage.current?.focus(), []);
  useEffect(() => {
    const element = stage.current;
    const listen = (event: WheelEvent) => onWheel(event);
    // React's own listener may not keep the dialog from scrolling.
    element?.addEventListener("wheel", listen, { passive: false });
    return () => element?.removeEventListener("wheel", listen);
  }, []);

  return (
    <div
      ref={stage}
      className={styles.stage}
      role="application"
      aria-label="Cadrage de la photo"
      aria-describedby={describedBy}
      tabIndex={0}
      style={{ width: STAGE, height: STAGE }}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      }}
      onPointerMove={onPointerMove}
      onPointerUp={release}
      onPointerCancel={release}
      onKeyDown={onKeyDown}
    >
      <div style={{ overflow: "hidden", borderRadius: 12, position: "relative" }}>
        <Cropped picture={picture} crop={crop} size={STAGE} radius="12px" />
        <div className={styles.round} />
      </div>
    </div>
  );
}
