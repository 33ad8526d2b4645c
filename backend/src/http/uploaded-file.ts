import { badInput } from "@coulisses/shared-domain/festival-error";
import type { FastifyRequest } from "fastify";
import { HttpError } from "./http-error";

/** `maxSize` in bytes; the messages for a missing or too large file. */
type Expected = { maxSize: number; missing: string; tooBig: string };

const CUT = "Le fichier envoyé est incomplet";

/** The bytes of a multipart field `file`. */
export async function uploadedFile(
  request: FastifyRequest,
  { maxSize, missing, tooBig }: Expected,
): Promise<Buffer> {
  if (!request.isMultipart()) throw new HttpError(415, "Ce type de contenu n'est pas accepté");
  const file = await request
    .file({ limits: { fileSize: maxSize, files: 1, fields: 5, parts: 6 } })
    .catch(() => undefined);
  if (file === undefined || file.fieldname !== "file") throw badInput(missing);
  try {
    return await file.toBuffer();
  } catch {
    throw badInput(file.file.truncated ? tooBig : CUT);
  }
}
