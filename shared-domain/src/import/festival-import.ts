import { badInput, notFound, refused } from "../festival-error";

/** The size of the pieces in which a file is sent: each arrives in seconds, even from a slow line. */
export const PIECE_BYTES = 2 * 1024 * 1024;

/** A file that arrives, or has arrived. */
export type ImportUpload = {
  id: string;
  name: string;
  bytes: number;
  /** The bytes that arrived: the next piece begins there. */
  received: number;
  by: string;
  at: string;
  /** True once it was tried as it is. */
  isTried: boolean;
};

/** The orders of the page; one at a time. */
export const importOrders = ["trial", "import", "undo"] as const;
export type ImportOrder = (typeof importOrders)[number];

/** The last order: under way, or how it ended. */
export type ImportTask = {
  order: ImportOrder;
  status: "running" | "done" | "refused" | "failed" | "interrupted";
  by: string;
  at: string;
  /** Where it stands, while it runs. */
  progress: { step: "reading" | "writing"; percent: number };
  /** The reason of a refusal, in French; else empty. */
  message: string;
};

/** The import that the festival comes from, or came from. */
export type LastImport = {
  source: string;
  at: string;
  by: string | null;
  undone: { at: string; by: string | null } | null;
  /** False once a person was forgotten: nothing brings them back. */
  isUndoable: boolean;
};

/** The state of the page of imports. */
export type FestivalImport = {
  /** The largest file, and the most that a packed one may hold. */
  maxBytes: number;
  upload: ImportUpload | null;
  task: ImportTask | null;
  hasReport: boolean;
  last: LastImport | null;
};

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;

/** A size in French, as `12,3 Mo`, or `5 Ko` below one. */
export function formatSize(bytes: number): string {
  if (bytes < MEGABYTE) return `${Math.ceil(bytes / KILOBYTE).toLocaleString("fr-FR")} Ko`;
  return `${(bytes / MEGABYTE).toLocaleString("fr-FR", { maximumFractionDigits: 1 })} Mo`;
}

/** Throws `bad-input` for a file that this server does not take. */
export function checkDumpSize(bytes: number, maxBytes: number): void {
  if (bytes > maxBytes)
    throw badInput(
      `Ce fichier fait ${formatSize(bytes)}, ce serveur en prend ${formatSize(maxBytes)} au plus (IMPORT_MEGABYTES)`,
    );
}

/** The refusal of an order while another one runs. */
export const importRuns = () =>
  refused("Un essai, une reprise ou un envoi est déjà en cours : attends qu'il se termine");

/** The refusal for a file that was replaced, removed, or sent to another server. */
export const uploadGone = () =>
  notFound("Ce fichier n'est plus là : il a été remplacé ou effacé entre-temps. Envoie-le à nouveau");

/** Throws `refused` until the whole file is there. */
export function checkWhole({ bytes, received }: Pick<ImportUpload, "bytes" | "received">): void {
  if (received < bytes)
    throw refused(`Il manque encore ${formatSize(bytes - received)} de ce fichier : continue l'envoi`);
}

/** Throws `refused` for a file that nobody tried: its report is read before the import. */
export function checkTried({ isTried }: Pick<ImportUpload, "isTried">): void {
  if (!isTried) throw refused("Essaie d'abord la reprise de ce fichier, et lis son compte rendu");
}
