import { useState } from "react";
import type { Write } from "./send-edit";
import type { SheetEdit } from "./sheet-edit";

export type DialogConflict<Sheet> = { theirs: Sheet; keepMine: () => void };

/**
 * Saves what was filled in a dialog. It closes once saved; refused, or in conflict with somebody
 * else's change, it stays open with all that was typed.
 */
export function useDialogWrite<Sheet>(write: Write<Sheet>, onSaved: () => void) {
  const [saving, setSaving] = useState(false);
  const [conflict, setConflict] = useState<DialogConflict<Sheet> | null>(null);

  const save = async (edit: SheetEdit<Sheet>, seen?: unknown): Promise<void> => {
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
