export type LiveStatus = "connecting" | "live" | "offline";

let status: LiveStatus = "connecting";
const listeners = new Set<() => void>();

/** Whether what is on screen follows the others' changes. */
export const liveStatus = {
  current: () => status,
  become(next: LiveStatus) {
    if (next === status) return;
    status = next;
    listeners.forEach((listener) => {
      listener();
    });
  },
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};
