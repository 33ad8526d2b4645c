/** In pixels. */
export type Size = { width: number; height: number };

/** The square of a picture: around `x` and `y`, in its pixels; at zoom 1 it is as large as possible. */
export type Crop = { zoom: number; x: number; y: number };

export const MAX_ZOOM = 4;

/** The largest square, in the middle. */
export const wholeCrop = ({ width, height }: Size): Crop => ({ zoom: 1, x: width / 2, y: height / 2 });

/** The side of the square, in pixels of the picture. */
export const sideOf = ({ width, height }: Size, { zoom }: Crop): number => Math.min(width, height) / zoom;

/** Moves it by so many pixels of the picture, never past its edges. */
export const moveCrop = (size: Size, crop: Crop, by: { x: number; y: number }): Crop =>
  inside(size, { ...crop, x: crop.x + by.x, y: crop.y + by.y });

/** Brings it `factor` times closer, from the whole square to a quarter of its side. */
export const zoomCrop = (size: Size, crop: Crop, factor: number): Crop =>
  inside(size, { ...crop, zoom: between(crop.zoom * factor, 1, MAX_ZOOM) });

function inside(size: Size, crop: Crop): Crop {
  const half = sideOf(size, crop) / 2;
  return {
    ...crop,
    x: between(crop.x, half, size.width - half),
    y: between(crop.y, half, size.height - half),
  };
}

const between = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

const STEP = 0.05;
const CLOSER = 1.1;

/** The crop after a key; undefined for a key without effect. */
export function cropByKey(size: Size, crop: Crop, key: string): Crop | undefined {
  const step = sideOf(size, crop) * STEP;
  switch (key) {
    case "ArrowLeft":
      return moveCrop(size, crop, { x: -step, y: 0 });
    case "ArrowRight":
      return moveCrop(size, crop, { x: step, y: 0 });
    case "ArrowUp":
      return moveCrop(size, crop, { x: 0, y: -step });
    case "ArrowDown":
      return moveCrop(size, crop, { x: 0, y: step });
    case "+":
    case "=":
      return zoomCrop(size, crop, CLOSER);
    case "-":
      return zoomCrop(size, crop, 1 / CLOSER);
    default:
      return undefined;
  }
}
