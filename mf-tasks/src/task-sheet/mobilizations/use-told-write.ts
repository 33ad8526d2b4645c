import { useNotify } from "@coulisses/shared-auth";
import type { TaskEdit } from "../../api/tasks-api";
import { useQuickWrite } from "../sheet";

/** Writes in one gesture, and says what was done. */
export function useToldWrite() {
  const write = useQuickWrite();
  const notify = useNotify();
  return async (edit: TaskEdit, done: string): Promise<void> => {
    if (await write(edit)) notify({ type: "success", message: done });
  };
}
