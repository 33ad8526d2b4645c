import { useState } from "react";

const keyOf = (userId: number) => `dismissed-alerts:${String(userId)}`;

/**
 * The alerts that this person has dismissed on this device. Without storage, they come back with the page.
 */
export function useDismissedAlerts(userId: number) {
  const [dismissed, setDismissed] = useState(() => read(userId));
  return {
    dismissed,
    dismiss(name: string) {
      const names = [...new Set([...dismissed, name])];
      setDismissed(names);
      try {
        localStorage.setItem(keyOf(userId), JSON.stringify(names));
      } catch {
        // A private window without storage.
      }
    },
  };
}

function read(userId: number): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? "[]");
    return Array.isArray(stored) ? stored.filter((name) => typeof name === "string") : [];
  } catch {
    return [];
  }
}
