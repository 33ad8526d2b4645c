import { startTransition, useOptimistic } from "react";
import type { SheetEdit } from "../api/sheet-edit";
import { useQuickWrite } from "./use-quick-write";

/** A switch or a choice that is saved at once: shown as chosen while the server answers. */
export function useQuickValue<Value, Choice extends Value = Value>(
  value: Value,
  edit: (value: Choice) => SheetEdit,
): [shown: Value, choose: (value: Choice) => void] {
  const write = useQuickWrite();
  const [shown, show] = useOptimistic(value);
  const choose = (next: Choice) => {
    startTransition(async () => {
      show(next);
      await write(edit(next));
    });
  };
  return [shown, choose];
}
