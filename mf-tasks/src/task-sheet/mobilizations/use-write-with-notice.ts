import { useNotify } from "@coulisses/shared-auth";
import type { TaskEdit } from "../../api/edits/edit";
import { useQuickWrite } from "../sheet";

/** Sends an edit, and shows a notice once it is saved. */
export function useWriteWithNotice() {
  const write = useQuickWrite();
  const notify = useNotify();
  return async (edit: TaskEdit, done: string): Promise<void> => {
    if (await write(edit)) notify({ type: "success", message: done });
  };
}
