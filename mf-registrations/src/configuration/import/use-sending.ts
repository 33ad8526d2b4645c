import { isApiError } from "@coulisses/shared-auth";
import { type ImportUpload, PIECE_BYTES } from "@coulisses/shared-domain/import/festival-import";
import { useState } from "react";
import {
  useBeginUploadMutation,
  usePutPieceMutation,
  useReadFestivalImportQuery,
} from "../../api/festival-import-api";

/** Statuses of a server that answers again soon: none at all, too many calls, a database that is away. */
const passing = [0, 429, 503];
/** Milliseconds before a piece is sent again, and how often one is. */
const AGAIN_AFTER = 3_000;
const MOST_TRIES = 5;

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const fault = "L'envoi n'a pas pu se faire. Réessaie.";

/** A file on its way. */
export type Sending = { file: File; sent: number; isSending: boolean; problem: string | undefined };

/** True when this file is the one that stopped on its way. */
const goesOn = (file: File, upload: ImportUpload | null): upload is ImportUpload =>
  upload !== null &&
  upload.name === file.name &&
  upload.bytes === file.size &&
  upload.received < upload.bytes;

/**
 * Sends a file in pieces, one after the other; one that stopped on its way goes on where it was. `send` answers the
 * upload's id once all of it arrived.
 */
export function useSending() {
  const { refetch } = useReadFestivalImportQuery();
  const [sending, setSending] = useState<Sending | null>(null);
  const [begin] = useBeginUploadMutation();
  const [putPiece] = usePutPieceMutation();

  async function place(file: File): Promise<{ id: string; from: number } | { error: unknown }> {
    const present = (await refetch()).data?.upload ?? null;
    if (goesOn(file, present)) return { id: present.id, from: present.received };
    const { data, error } = await begin({ body: { name: file.name, bytes: file.size } });
    return data ? { id: data.upload, from: 0 } : { error };
  }

  async function put(file: File, id: string, from: number) {
    const piece = new File([file.slice(from, from + PIECE_BYTES)], "piece");
    for (let tries = 1; ; tries++) {
      const answer = await putPiece({ upload: id, from, file: piece });
      const { error } = answer;
      if (!isApiError(error) || !passing.includes(error.status) || tries >= MOST_TRIES) return answer;
      await wait(AGAIN_AFTER);
    }
  }

  async function send(file: File): Promise<string | undefined> {
    const stop = (error: unknown) => {
      const problem = isApiError(error) ? error.message : fault;
      setSending((now) => now && { ...now, isSending: false, problem });
      return undefined;
    };
    setSending({ file, sent: 0, isSending: true, problem: undefined });
    const begun = await place(file);
    if ("error" in begun) return stop(begun.error);
    for (let from = begun.from; from < file.size;) {
      setSending((now) => now && { ...now, sent: from });
      const { data, error } = await put(file, begun.id, from);
      // A server that takes nothing of a piece would be asked for ever.
      if (!data || !(data.received > from)) return stop(error);
      from = data.received;
    }
    setSending(null);
    return begun.id;
  }

  return { sending, send };
}
