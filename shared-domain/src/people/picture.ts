const MEBIBYTE = 1024 * 1024;

/** The media types of the pictures that are accepted. */
export const pictureTypes = ["image/png", "image/jpeg", "image/gif"] as const;
/** One of the accepted media types. */
export type PictureType = (typeof pictureTypes)[number];

/** A picture is smaller than this, in bytes. */
export const MAX_PICTURE_SIZE = 2 * MEBIBYTE;
/** All frames together, when it moves: unpacked, a small file may fill a memory. */
export const MAX_PICTURE_PIXELS = 40_000_000;
/** The `bad-input` message for a file of another type. */
export const NOT_A_PICTURE = "Seulement des images (png, jpeg ou gif)";
/** The `bad-input` message for a file that is too large. */
export const PICTURE_TOO_BIG = "Moins de 2 Mo s'il te plaît 🙏";
/** The `bad-input` message for a file of no bytes. */
export const PICTURE_EMPTY = "Une photo vide n'est pas une photo";

/** The `bad-input` message for a picture that would fill the memory. */
export const TOO_MANY_PIXELS = "Cette image a trop de pixels : 40 millions au plus";
/** The `bad-input` message for a picture that can't be decoded. */
export const DAMAGED_PICTURE = "Cette image est incomplète";

/** Why a file can't be somebody's picture, in French; undefined when it can. `size` is in bytes. */
export function pictureError({ type, size }: { type: string; size: number }): string | undefined {
  if (!pictureTypes.some((accepted) => accepted === type)) return NOT_A_PICTURE;
  if (size === 0) return PICTURE_EMPTY;
  return size < MAX_PICTURE_SIZE ? undefined : PICTURE_TOO_BIG;
}
