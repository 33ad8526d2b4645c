import {
  DAMAGED_PICTURE,
  MAX_PICTURE_PIXELS,
  PROFILE_PICTURE_SIDE,
  TOO_MANY_PIXELS,
} from "@coulisses/shared-domain/people/picture";
import { type Crop, sideOf, type Size } from "./crop";

/** A picture that the browser has read. */
export type OpenPicture = Size & {
  /** Its object URL in this tab. */
  address: string;
  /** Cuts the square as a file no larger than the stored picture. */
  cut: (crop: Crop) => Promise<File>;
  /** Frees its memory. */
  close: () => void;
};

/** Reads a chosen file; resolves to the French error when it can't be read. */
export async function openPicture(file: File): Promise<OpenPicture | string> {
  const address = URL.createObjectURL(file);
  const close = () => URL.revokeObjectURL(address);
  const image = new Image();
  image.src = address;
  try {
    await image.decode();
  } catch {
    close();
    return DAMAGED_PICTURE;
  }
  const { naturalWidth: width, naturalHeight: height } = image;
  if (width * height > MAX_PICTURE_PIXELS) {
    close();
    return TOO_MANY_PIXELS;
  }
  return { address, width, height, close, cut: (crop) => cut(image, crop, file) };
}

async function cut(image: HTMLImageElement, crop: Crop, { name, type }: File): Promise<File> {
  const side = sideOf({ width: image.naturalWidth, height: image.naturalHeight }, crop);
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = Math.max(1, Math.round(Math.min(side, PROFILE_PICTURE_SIDE)));
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("This browser draws nothing");
  context.imageSmoothingQuality = "high";
  const [left, top] = [crop.x - side / 2, crop.y - side / 2];
  context.drawImage(image, left, top, side, side, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, type, 0.9));
  if (blob === null) throw new Error("The picture could not be written");
  return new File([blob], name, { type: blob.type });
}
