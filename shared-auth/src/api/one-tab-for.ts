/**
 * Runs a gesture's task in one tab at a time; the next tab's turn comes when this one has ended or is closed.
 * Without Web Locks (plain HTTP) every tab runs it, and the server recognises one gesture by its key.
 */
export function oneTabFor<T>(key: string, task: () => Promise<T>): Promise<T> {
  return "locks" in navigator
    ? (navigator.locks.request(`coulisses-gesture:${key}`, task) as Promise<T>)
    : task();
}

/** A uuid for a gesture; `crypto.randomUUID` is missing on plain HTTP. */
export function newKey(): string {
  if (typeof crypto.randomUUID === "function") return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, "$1-$2-4$3-8$4-$5");
}
