import type { FestivalActivity } from "@coulisses/shared-domain/festival-activity/festival-activity";
import type { SheetEdit } from "./sheet-edit";

export type Outcome =
  | { kind: "saved"; activity: FestivalActivity }
  /** Somebody else changed what this edit overwrites; nothing was written. */
  | { kind: "conflict"; theirs: FestivalActivity }
  | { kind: "refused"; message: string };

export type Failure = { status: unknown; message: string };

export type Wire = {
  send: (edit: SheetEdit, version: number) => Promise<{ activity: FestivalActivity } | { failure: Failure }>;
  /** The sheet as the server has it now. */
  reload: () => Promise<{ activity: FestivalActivity } | { failure: Failure }>;
};

const STALE = 412;
/** A sheet that moves on more often than this between reading and writing is being hammered. */
const MAX_TRIES = 5;
const RESTLESS = "La fiche est très modifiée en ce moment. Réessaie dans un instant.";

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Whether writing `edit` over `present` would undo a change made since the person saw `seen`. */
export function overwrites(edit: SheetEdit, seen: unknown, present: FestivalActivity): boolean {
  return edit.replaces !== undefined && !same(seen, edit.replaces(present));
}

/**
 * Writes an edit over `present`, the latest known sheet; `seen` is what the person saw of what it
 * replaces. When the server has moved on, that is compared again: untouched, the edit is sent
 * again quietly; changed, the person decides.
 */
export async function sendEdit(
  edit: SheetEdit,
  seen: unknown,
  present: FestivalActivity,
  wire: Wire,
): Promise<Outcome> {
  let latest = present;
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    if (overwrites(edit, seen, latest)) return { kind: "conflict", theirs: latest };
    const sent = await wire.send(edit, latest.version);
    if ("activity" in sent) return { kind: "saved", activity: sent.activity };
    if (sent.failure.status !== STALE) return { kind: "refused", message: sent.failure.message };
    const reloaded = await wire.reload();
    if ("failure" in reloaded) return { kind: "refused", message: reloaded.failure.message };
    latest = reloaded.activity;
  }
  return { kind: "refused", message: RESTLESS };
}
