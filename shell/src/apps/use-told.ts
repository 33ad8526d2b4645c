import { useNotify } from "@coulisses/shared-auth";
import { useUpdates } from "../updates/updates";

/** A function that says that something was done to an app, and has this tab look at once. */
export function useTold(): (message: string) => void {
  const notify = useNotify();
  const updates = useUpdates();
  return (message) => {
    notify({ type: "success", message });
    void updates.check();
  };
}
