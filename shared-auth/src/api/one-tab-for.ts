/**
 * Does what is to be done for a gesture in one tab at a time; the next one has its turn when this one has ended or its
 * tab is closed. Where the browser has no Web Locks (plain HTTP) every tab works, and the server tells by the key that
 * it is one gesture.
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
