import type { SheetEdition } from "@coulisses/shared-domain/festival-event/sheet-edition";
import type { FieldProblems } from "@coulisses/shared-domain/field-problems";
import type { Route } from "@coulisses/shared-domain/routes/route";

/** The fields of every sheet that several people edit; `version` grows by one with each write. */
export type VersionedSheet = { id: number; version: number; edition?: SheetEdition };

/** One write on a sheet, as data: it can be sent again when the sheet has changed in between. */
export type SheetEdit<Sheet> = {
  route: Route;
  /** The parameters of its path, but for the sheet's id. */
  params: Record<string, string | number>;
  /** Sent as JSON. */
  body?: unknown;
  /** The body when it depends on the present sheet: an addition to a list that others change too. */
  bodyOver?: (sheet: Sheet) => unknown;
  /**
   * The part that the edit overwrites. When it differs from what the person saw, another person changed it
   * meanwhile and the person decides; without `replaces`, the edit can't undo anyone's work.
   */
  replaces?: (sheet: Sheet) => unknown;
};

type Failure = { message: string; fields?: FieldProblems };

/** How a write ended. */
export type EditOutcome<Sheet> =
  | { kind: "saved"; sheet: Sheet }
  /** Another person, `by` if known, changed what this edit overwrites; nothing was written. */
  | { kind: "conflict"; theirs: Sheet; by?: string | undefined }
  /**
   * A refusal by a rule, a right or the network; `message` is French, `fields` are the wrong fields of the
   * body. `isAway`: the server can't take it now, and may later.
   */
  | ({ kind: "refused"; isAway?: true } & Failure);

/**
 * Writes an edit and notifies the person of a refusal. `seen` is the replaced part as the person saw it: by
 * default as the screen shows it now; a text being typed or an open dialog gives its own. `over` is the sheet as it was last
 * answered, for an edit that may come once its page was left.
 */
export type WriteEdit<Sheet> = (
  edit: SheetEdit<Sheet>,
  seen?: unknown,
  over?: Sheet,
) => Promise<EditOutcome<Sheet>>;

/** The server's answer to one request: the present sheet, or the failure. */
export type Answer<Sheet> = { sheet: Sheet } | { failure: Failure & { status: unknown } };

/** The two requests that writing an edit needs. */
export type Wire<Sheet> = {
  /** Sends the edit for that version of the sheet only. */
  send: (edit: SheetEdit<Sheet>, over: Sheet) => Promise<Answer<Sheet>>;
  /** Reads the present sheet. */
  reload: () => Promise<Answer<Sheet>>;
};

const STALE = 412;
/** Give up when the sheet changes more often than this between reading and writing. */
const MAX_TRIES = 5;
const TOO_BUSY = "La fiche est très modifiée en ce moment. Réessaie dans un instant.";

/** Compares two JSON values. */
export function isSameValue(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** True when writing `edit` over `present` would undo a change made since the person saw `seen`. */
function overwrites<Sheet>(edit: SheetEdit<Sheet>, seen: unknown, present: Sheet): boolean {
  return edit.replaces !== undefined && !isSameValue(seen, edit.replaces(present));
}

/**
 * Writes an edit over `present`, the latest known sheet; `seen` is the replaced part as the person saw it. On
 * 412 the sheet is read again: when the replaced part is untouched, the edit is sent again; when it has
 * changed, the answer is `conflict` and the person decides.
 */
export async function sendEdit<Sheet extends VersionedSheet>(
  edit: SheetEdit<Sheet>,
  seen: unknown,
  present: Sheet,
  wire: Wire<Sheet>,
): Promise<EditOutcome<Sheet>> {
  let latest = present;
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    if (overwrites(edit, seen, latest)) return { kind: "conflict", theirs: latest };
    const answer = await wire.send(edit.bodyOver ? { ...edit, body: edit.bodyOver(latest) } : edit, latest);
    if ("sheet" in answer) return { kind: "saved", sheet: answer.sheet };
    if (answer.failure.status !== STALE) return refused(answer.failure);
    const reloaded = await wire.reload();
    if ("failure" in reloaded) return refused(reloaded.failure);
    latest = reloaded.sheet;
  }
  return { kind: "refused", message: TOO_BUSY };
}

const refused = ({ status, message, fields }: Failure & { status: unknown }) => ({
  kind: "refused" as const,
  message,
  ...(fields && { fields }),
  ...(isAway(status) && { isAway: true as const }),
});

/** Without an answer the status is 0. */
const isAway = (status: unknown) => typeof status === "number" && (status === 0 || status >= 500);
