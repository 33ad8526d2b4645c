import { kept, useKept } from "@coulisses/shared-auth";

type View = "list" | "calendar";
const isView = (value: unknown): value is View => value === "list" || value === "calendar";
const keptView = kept({ name: "planning-view", scope: "device", isValue: isView });

/** List or calendar, as this device was last asked to show plannings. */
export function usePlanningView(otherwise: View) {
  const { value, write } = useKept(keptView, "all");
  return { view: value ?? otherwise, choose: (view: View | null) => void (view && write(view)) };
}
