import { LEAFLET } from "@coulisses/shared-domain/planning/leaflet";

/** Longest side in pixels, and length of the data URL in characters. */
export type PictureBounds = { longest: number; max: number };

/** 150 dots per inch on a page. */
export const pageBounds: PictureBounds = { longest: 1_600, max: LEAFLET.picture.max };
/** 300 dots per inch in a header. */
export const logoBounds: PictureBounds = { longest: 380, max: LEAFLET.logo.max };

const qualities = [0.85, 0.7, 0.5, 0.3];

/** A picture as the data URL of a JPEG within `bounds`; a French message when it can't be read. */
export async function readPicture(
  file: File,
  { longest, max }: PictureBounds,
): Promise<{ picture: string } | { problem: string }> {
  const address = URL.createObjectURL(file);
  const image = new Image();
  image.src = address;
  try {
    await image.decode();
  } catch {
    return { problem: "Cette image n'est pas lisible" };
  } finally {
    URL.revokeObjectURL(address);
  }
  const scale = Math.min(1, longest / Math.max(image.naturalWidth, image.naturalHeight));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(image.naturalWidth * scale));
  canvas.height = Math.max(1, Math.round(image.naturalHeight * scale));
  const context = canvas.getContext("2d");
  if (context === null) return { problem: "Cette image n'est pas lisible" };
  // Transparent pixels print as paper.
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  const picture = qualities
    .map((quality) => canvas.toDataURL("image/jpeg", quality))
    .find((one) => one.length <= max);
  return picture === undefined ? { problem: "Cette image est trop lourde" } : { picture };
}
