const MEBIBYTE = 1024 * 1024;

/** The media types of the pictures that are accepted. */
export const pictureTypes = ["image/png", "image/jpeg", "image/gif"] as const;
/** One of the accepted media types. */
export type PictureType = (typeof pictureTypes)[number];

const signatures: readonly { type: PictureType; start: readonly number[] }[] = [
  { type: "image/png", start: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { type: "image/jpeg", start: [0xff, 0xd8, 0xff] },
  // GIF87a and GIF89a.
  { type: "image/gif", start: [0x47, 0x49, 0x46, 0x38, 0x37, 0x61] },
  { type: "image/gif", start: [0x47, 0x49, 0x46, 0x38, 0x39, 0x61] },
];

/** The number of a file's first bytes that `pictureTypeOf` reads. */
export const SIGNATURE_LENGTH = 8;

/**
 * The type of a picture by its first bytes, not by its name or claimed type; undefined when it is no picture.
 */
export function pictureTypeOf(content: Uint8Array): PictureType | undefined {
  return signatures.find(({ start }) => start.every((byte, at) => content[at] === byte))?.type;
}

/** The size that a picture has to stay below, in bytes. */
export const MAX_PICTURE_SIZE = 2 * MEBIBYTE;
/** The longest side of a stored profile picture, in pixels: no screen shows a larger one. */
export const PROFILE_PICTURE_SIDE = 512;
/** The most pixels of a picture: decoded, a small file can fill the memory. */
export const MAX_PICTURE_PIXELS = 40_000_000;
/**
 * The most pixels of all frames of an animation together; each is redrawn, so it takes longer than a still
 * picture.
 */
const MAX_MOVING_PIXELS = 10_000_000;
/** The most frames of an animation: half a minute of a usual one. */
const MAX_PICTURE_FRAMES = 300;
/** The `bad-input` message for a file of another type. */
export const NOT_A_PICTURE = "Seulement des images (png, jpeg ou gif)";
/** The `bad-input` message for a file that is too large. */
export const PICTURE_TOO_BIG = "Moins de 2 Mo s'il te plaît 🙏";
/** The `bad-input` message for an empty file. */
const PICTURE_EMPTY = "Une photo vide n'est pas une photo";

/** The `bad-input` message for a picture that would fill the memory. */
export const TOO_MANY_PIXELS = "Cette image a trop de pixels : 40 millions au plus";
/** The `bad-input` message for an animation with too many frames. */
export const TOO_MANY_FRAMES = "Cette animation est trop longue : 300 images au plus";
/** The `bad-input` message for an animation with too many pixels. */
export const TOO_MANY_MOVING_PIXELS =
  "Cette animation a trop de pixels : 10 millions au plus, toutes ses images comprises";
/** The `bad-input` message for a picture that can't be decoded. */
export const DAMAGED_PICTURE = "Cette image est incomplète";

/** The French error of a picture's file, if any; `size` is in bytes. */
export function pictureError({ type, size }: { type: string; size: number }): string | undefined {
  if (!pictureTypes.some((accepted) => accepted === type)) return NOT_A_PICTURE;
  if (size === 0) return PICTURE_EMPTY;
  return size < MAX_PICTURE_SIZE ? undefined : PICTURE_TOO_BIG;
}

/** The French error of a picture that takes too much time or memory to draw, if any. */
export function pictureSizeError({ pixels, frames }: { pixels: number; frames: number }): string | undefined {
  if (frames > MAX_PICTURE_FRAMES) return TOO_MANY_FRAMES;
  if (frames > 1 && pixels > MAX_MOVING_PIXELS) return TOO_MANY_MOVING_PIXELS;
  return pixels > MAX_PICTURE_PIXELS ? TOO_MANY_PIXELS : undefined;
}
