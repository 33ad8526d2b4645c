import {
  DAMAGED_PICTURE,
  MAX_PICTURE_PIXELS,
  pictureSizeError,
  type PictureType,
} from "@coulisses/shared-domain/people/picture";
import { badInput } from "@coulisses/shared-domain/festival-error";
import sharp, { type Sharp } from "sharp";
import { HttpError } from "../http-error";

/** In pixels; a smaller picture keeps its size. */
export type PictureSize = { largestSide: number };

/** The largest display of a picture. */
const USUAL: PictureSize = { largestSide: 1_600 };
const LONGEST_SECONDS = 10;
const MOST_WAITING = 20;

// Pictures share the thread pool with password hashes and files, so they are processed one at a time.
sharp.concurrency(1);
sharp.cache(false);
let last: Promise<unknown> = Promise.resolve();
let waiting = 0;

const encoders: Record<PictureType, (picture: Sharp) => Sharp> = {
  "image/png": (picture) => picture.png(),
  "image/jpeg": (picture) => picture.jpeg({ quality: 85 }),
  // Low compression effort: a long animation has many frames.
  "image/gif": (picture) => picture.gif({ effort: 1 }),
};

/**
 * The picture redrawn, upright, without the metadata of its file: place, device, author. Throws for one that
 * is too large or damaged.
 */
export async function cleanPicture(
  type: PictureType,
  content: Buffer,
  size: PictureSize = USUAL,
): Promise<Buffer> {
  if (waiting >= MOST_WAITING)
    throw new HttpError(503, "Trop d'images arrivent en même temps, réessaie dans un instant");
  waiting += 1;
  const drawing = last.then(() => redraw(type, content, size));
  last = drawing.catch(() => undefined);
  try {
    return await drawing;
  } finally {
    waiting -= 1;
  }
}

async function redraw(type: PictureType, content: Buffer, { largestSide }: PictureSize): Promise<Buffer> {
  const options = {
    animated: type === "image/gif",
    failOn: "error",
    limitInputPixels: MAX_PICTURE_PIXELS,
  } as const;
  // Reads only the header, without the limit, to find the error.
  const {
    width,
    height,
    pages = 1,
    pageHeight,
  } = await sharp(content, { ...options, limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw badInput(DAMAGED_PICTURE, "file");
    });
  const error = pictureSizeError({ pixels: width * (pageHeight ?? height) * pages, frames: pages });
  if (error !== undefined) throw badInput(error, "file");
  const picture = sharp(content, options)
    .autoOrient()
    .resize({ width: largestSide, height: largestSide, fit: "inside", withoutEnlargement: true })
    .timeout({ seconds: LONGEST_SECONDS });
  return encoders[type](picture)
    .toBuffer()
    .catch(() => {
      throw badInput(DAMAGED_PICTURE, "file");
    });
}
