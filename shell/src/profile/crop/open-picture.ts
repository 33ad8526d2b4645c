import {
  DAMAGED_PICTURE,
  MAX_PICTURE_PIXELS,
  PROFILE_PICTURE_SIDE,
  TOO_MANY_PIXELS,
} from "@coulisses/shared-domain/people/picture";

/** A square of a picture, in its pixels. */
export type Square = { x: number; y: number; width: number };

/** A picture that the browser has read. */
export type OpenPicture = {
  /** Its object URL in this tab. */
  address: string;
  /** Cuts the square as a file no larger than the stored picture. */
  cut: (square: Square) => Promise<File>;
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
  return { address, close, cut: (square) => cut(image, square, file) };
}

async function cut(image: HTMLImageElement, square: Square, { name, type }: File): Promise<File> {
  const { x, y, width: side } = square;
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = Math.max(1, Math.round(Math.min(side, PROFILE_PICTURE_SIDE)));
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("This browser draws nothing");
  context.imageSmoothingQuality = "high";
  context.drawImage(image, x, y, side, side, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, type, 0.9));
  if (blob === null) throw new Error("The picture could not be written");
  return new File([blob], name, { type: blob.type });
}
