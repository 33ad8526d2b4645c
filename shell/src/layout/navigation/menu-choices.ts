import { kept, useKept } from "@coulisses/shared-auth";
import { useMediaQuery } from "@coulisses/shared-ui/base";

type Width = "wide" | "narrow";
const isWidth = (value: unknown): value is Width => value === "wide" || value === "narrow";
const isNames = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((name) => typeof name === "string");

const keptWidth = kept({ name: "menu-width", scope: "device", isValue: isWidth });
const keptClosed = kept({ name: "menu-closed-groups", scope: "device", isValue: isNames });

/** Wide where tables keep all their columns beside it, until the person chooses; never on a small laptop. */
export function useMenuWidth() {
  const { value, write } = useKept(keptWidth, "all");
  const hasRoom = useMediaQuery("(min-width: 1024px)");
  const isLarge = useMediaQuery("(min-width: 1680px)");
  const isWide = hasRoom && (value ?? (isLarge ? "wide" : "narrow")) === "wide";
  return { hasRoom, isWide, toggle: () => void write(isWide ? "narrow" : "wide") };
}

/** The groups of the menu that this device keeps closed. */
export function useClosedGroups() {
  const { value: closed = [], write } = useKept(keptClosed, "all");
  return {
    isClosed: (group: string) => closed.includes(group),
    toggle: (group: string) =>
      void write(closed.includes(group) ? closed.filter((name) => name !== group) : [...closed, group]),
  };
}
