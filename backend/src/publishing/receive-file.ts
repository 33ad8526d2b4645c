import { createHash, randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { badInput, notFound } from "@coulisses/shared-domain/festival-error";
import { hasCode } from "../database/driver";
import { HttpError } from "../http/http-error";

/** A file to receive; the time is the most between two pieces of it. */
type Expected = { target: string; hash: string; bytes: number; stallMs?: number };

/** Milliseconds: a sender that says nothing for this long is gone. */
const STALL = 10_000;

/**
 * Writes a file as it arrives, and puts it in its place only when it is whole and has its hash. Nothing of it stays
 * otherwise, and never more than the announced size is written.
 */
export async function receiveFile(
  source: Readable,
  { target, hash, bytes, stallMs = STALL }: Expected,
): Promise<void> {
  const draft = join(dirname(dirname(target)), `.file-${randomUUID()}`);
  const digest = createHash("sha384");
  const stalled = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      stalled.abort();
    }, stallMs);
  };
  let size = 0;
  const file = createWriteStream(draft, { flags: "wx" });
  try {
    wait();
    await pipeline(
      source,
      async function* measured(pieces: AsyncIterable<Buffer>) {
        for await (const piece of pieces) {
          wait();
          size += piece.length;
          if (size > bytes) throw tooLong();
          digest.update(piece);
          yield piece;
        }
      },
      file,
      { signal: stalled.signal },
    );
    if (size < bytes) throw badInput("Ce fichier est incomplet");
    if (digest.digest("base64url") !== hash) throw badInput("Ce fichier n'a pas l'empreinte annoncée");
    await rename(draft, target);
  } catch (error) {
    if (hasCode(error, "ENOENT")) throw notFound("Cet envoi n'existe plus : recommence-le");
    if (stalled.signal.aborted) throw new HttpError(408, "L'envoi s'est arrêté en route");
    if (source.destroyed && !source.readableEnded && !(error instanceof HttpError))
      throw new HttpError(499, "L'envoi a été interrompu");
    throw error;
  } finally {
    clearTimeout(timer);
    // A file that is still being opened would be made after it was removed.
    if (!file.closed) await new Promise<void>((closed) => file.once("close", closed));
    await rm(draft, { force: true });
  }
}

const tooLong = () => new HttpError(413, "Ce fichier est plus long que ce qui était annoncé");
