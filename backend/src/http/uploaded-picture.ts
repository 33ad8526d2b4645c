import { badInput } from "@coulisses/shared-domain/festival-error";
import {
  MAX_PICTURE_SIZE,
  NOT_A_PICTURE,
  PICTURE_TOO_BIG,
  pictureError,
  pictureTypeOf,
  type PictureType,
} from "@coulisses/shared-domain/people/picture";
import type { FastifyRequest } from "fastify";
import { cleanPicture, type PictureSize } from "./input/clean-picture";
import { uploadedFile } from "./uploaded-file";

export type Picture = { type: PictureType; extension: string; content: Uint8Array };

const extensions: Record<PictureType, string> = {
  "image/png": "png",
  "image/jpeg": "jpg",
  "image/gif": "gif",
};

const MISSING = "Il faut joindre une photo dans le champ « file »";

/** The picture of a multipart field `file`; its type comes from its bytes, not its name. */
export async function uploadedPicture(request: FastifyRequest, size?: PictureSize): Promise<Picture> {
  const content = await uploadedFile(request, {
    maxSize: MAX_PICTURE_SIZE,
    missing: MISSING,
    tooBig: PICTURE_TOO_BIG,
  });
  return pictureOf(content, size);
}

/** The picture of these bytes, without metadata; a refusal is about the field `file`. */
export async function pictureOf(content: Buffer, size?: PictureSize): Promise<Picture> {
  const type = pictureTypeOf(content);
  const error = pictureError({ type: type ?? "image/png", size: content.length });
  if (error !== undefined) throw badInput(error, "file");
  if (type === undefined) throw badInput(NOT_A_PICTURE, "file");
  return { type, extension: extensions[type], content: await cleanPicture(type, content, size) };
}
