import { kept, useKept } from "@coulisses/shared-auth";

const isNames = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((name) => typeof name === "string");
/** They stay after a logout, so they are the device's own. */
const keptNames = kept({ name: "dismissed-alerts", scope: "device", isValue: isNames });

/**
 * The alerts that this person has dismissed on this device. Without storage, they come back with the page.
 */
export function useDismissedAlerts(userId: number) {
  const { value: dismissed = [], write } = useKept(keptNames, "all", userId);
  return { dismissed, dismiss: (name: string) => write([...new Set([...dismissed, name])]) };
}
