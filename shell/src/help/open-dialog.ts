export type DialogName = "finder" | "help" | "bug" | "eula" | "account" | "logout";

let current: DialogName | undefined;
const listeners = new Set<() => void>();

function become(next: DialogName | undefined) {
  current = next;
  listeners.forEach((listener) => {
    listener();
  });
}

/** The dialogs that any part of the frame may open, one at a time. */
export const openedDialog = {
  current: () => current,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};

export function openDialog(name: DialogName): void {
  become(name);
}

export function closeDialog(): void {
  become(undefined);
}
