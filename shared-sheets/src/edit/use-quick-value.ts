import { startTransition, useOptimistic } from "react";
import type { Write } from "./send-edit";
import type { SheetEdit } from "./sheet-edit";
import { useQuickWrite } from "./use-quick-write";

/** A switch or a choice that is saved at once: shown as chosen while the server answers. */
export function useQuickValue<Sheet, Value, Choice extends Value>(
  write: Write<Sheet>,
  value: Value,
  edit: (value: Choice) => SheetEdit<Sheet>,
): [shown: Value, choose: (value: Choice) => void] {
  const send = useQuickWrite(write);
  const [shown, show] = useOptimistic(value);
  const choose = (next: Choice) => {
    startTransition(async () => {
      show(next);
      await send(edit(next));
    });
  };
  return [shown, choose];
}
