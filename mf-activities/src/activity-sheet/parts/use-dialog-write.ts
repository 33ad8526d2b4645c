import { useState } from "react";
import type { FestivalActivity } from "@coulisses/shared-domain/festival-activity/festival-activity";
import type { SheetEdit } from "../../api/sheet-edit";
import { useSheet } from "../sheet-context";

export type DialogConflict = { theirs: FestivalActivity; keepMine: () => void };

/**
 * Saves what was filled in a dialog. It closes once saved; refused, or in conflict with somebody
 * else's change, it stays open with all that was typed.
 */
export function useDialogWrite(onSaved: () => void) {
  const { write } = useSheet();
  const [saving, setSaving] = useState(false);
  const [conflict, setConflict] = useState<DialogConflict | null>(null);

  const save = async (edit: SheetEdit, seen?: unknown): Promise<void> => {
    if (saving) return;
    setConflict(null);
    setSaving(true);
    const outcome = await write(edit, seen);
    setSaving(false);
    if (outcome.kind === "saved") onSaved();
    if (outcome.kind === "conflict") {
      const { theirs } = outcome;
      setConflict({ theirs, keepMine: () => void save(edit, edit.replaces?.(theirs)) });
    }
  };
  return { save, saving, conflict };
}
