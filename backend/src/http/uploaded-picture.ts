import { badInput } from "@coulisses/shared-domain/festival-error";
import {
  MAX_PICTURE_SIZE,
  NOT_A_PICTURE,
  PICTURE_TOO_BIG,
  pictureError,
  type PictureType,
} from "@coulisses/shared-domain/people/picture";
import type { FastifyRequest } from "fastify";
import { cleanPicture } from "./input/clean-picture";
import { uploadedFile } from "./uploaded-file";

export type Picture = { type: PictureType; extension: string; content: Uint8Array };

const signatures: { type: PictureType; extension: string; starts: readonly number[][] }[] = [
  { type: "image/png", extension: "png", starts: [[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]] },
  { type: "image/jpeg", extension: "jpg", starts: [[0xff, 0xd8, 0xff]] },
  { type: "image/gif", extension: "gif", starts: [[...Buffer.from("GIF87a")], [...Buffer.from("GIF89a")]] },
];

const MISSING = "Il faut joindre une photo dans le champ « file »";

/** The picture of a multipart field `file`; its own bytes say what it is, not its name. */
export async function uploadedPicture(request: FastifyRequest): Promise<Picture> {
  const content = await uploadedFile(request, {
    maxSize: MAX_PICTURE_SIZE,
    missing: MISSING,
    tooBig: PICTURE_TOO_BIG,
  });
  return pictureOf(content);
}

/** The picture that these bytes are, without what else they tell; the refusal is about the field `file`. */
export async function pictureOf(content: Buffer): Promise<Picture> {
  const kind = signatures.find(({ starts }) =>
    starts.some((start) => start.every((byte, at) => content[at] === byte)),
  );
  const error = pictureError({ type: kind?.type ?? "image/png", size: content.length });
  if (error !== undefined) throw badInput(error, "file");
  if (kind === undefined) throw badInput(NOT_A_PICTURE, "file");
  return { type: kind.type, extension: kind.extension, content: await cleanPicture(kind.type, content) };
}
