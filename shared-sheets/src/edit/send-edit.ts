import type { SheetEdit, VersionedSheet } from "./sheet-edit";

export type Outcome<Sheet> =
  | { kind: "saved"; sheet: Sheet }
  /** Somebody else changed what this edit overwrites; nothing was written. */
  | { kind: "conflict"; theirs: Sheet }
  | { kind: "refused"; message: string };

/**
 * Writes an edit and tells of a refusal. `seen` is what the person saw of what it replaces: what
 * the screen shows now, unless something was kept aside (a text being typed, an open dialog).
 */
export type Write<Sheet> = (edit: SheetEdit<Sheet>, seen?: unknown) => Promise<Outcome<Sheet>>;

export type Failure = { status: unknown; message: string };
export type Answer<Sheet> = { sheet: Sheet } | { failure: Failure };

export type Wire<Sheet> = {
  send: (edit: SheetEdit<Sheet>, version: number) => Promise<Answer<Sheet>>;
  /** The sheet as the server has it now. */
  reload: () => Promise<Answer<Sheet>>;
};

const STALE = 412;
/** A sheet that moves on more often than this between reading and writing is being hammered. */
const MAX_TRIES = 5;
const RESTLESS = "La fiche est très modifiée en ce moment. Réessaie dans un instant.";

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Whether writing `edit` over `present` would undo a change made since the person saw `seen`. */
function overwrites<Sheet>(edit: SheetEdit<Sheet>, seen: unknown, present: Sheet): boolean {
  return edit.replaces !== undefined && !same(seen, edit.replaces(present));
}

/**
 * Writes an edit over `present`, the latest known sheet; `seen` is what the person saw of what it
 * replaces. When the server has moved on, that is compared again: untouched, the edit is sent
 * again quietly; changed, the person decides.
 */
export async function sendEdit<Sheet extends VersionedSheet>(
  edit: SheetEdit<Sheet>,
  seen: unknown,
  present: Sheet,
  wire: Wire<Sheet>,
): Promise<Outcome<Sheet>> {
  let latest = present;
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    if (overwrites(edit, seen, latest)) return { kind: "conflict", theirs: latest };
    const sent = await wire.send(edit, latest.version);
    if ("sheet" in sent) return { kind: "saved", sheet: sent.sheet };
    if (sent.failure.status !== STALE) return { kind: "refused", message: sent.failure.message };
    const reloaded = await wire.reload();
    if ("failure" in reloaded) return { kind: "refused", message: reloaded.failure.message };
    latest = reloaded.sheet;
  }
  return { kind: "refused", message: RESTLESS };
}
