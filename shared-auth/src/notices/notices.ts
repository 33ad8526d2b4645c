import { observable } from "../observable";

/** A message for the person, shown by the snackbar. */
export type Notice = {
  type: "success" | "error" | "info";
  /** French. */
  message: string;
  /** Milliseconds on screen, 3 s when absent. */
  timeout?: number;
  /** An action that is still possible, as a button: « Annuler ». */
  action?: { label: string; run: () => void };
  /** Shown at once, in place of the notice with an action: it tells what became of that. */
  replaces?: boolean;
};

/** A notice in the queue; `id` distinguishes two with the same text. */
export type NoticeToShow = Notice & { id: number };

/** First in, first out; the snackbar shows the first and removes it once dismissed. */
export function createNoticeQueue() {
  const queue = observable<readonly NoticeToShow[]>([]);
  let lastId = 0;

  return {
    all: queue.current,
    first: (): NoticeToShow | undefined => queue.current()[0],
    add(notice: Notice) {
      // Only the last gesture can be undone, for a while: its notice is shown at once and replaces the one
      // before.
      const isUrgent = notice.action !== undefined || notice.replaces === true;
      const waiting = queue.current().filter(({ action }) => !isUrgent || !action);
      const last = waiting.at(-1);
      // Ten calls that fail in the same way show one notice.
      if (!isUrgent && last?.type === notice.type && last.message === notice.message) return;
      lastId += 1;
      const added = { ...notice, id: lastId };
      queue.set(isUrgent ? [added, ...waiting] : [...waiting, added]);
    },
    removeFirst() {
      if (queue.current().length > 0) queue.set(queue.current().slice(1));
    },
    clear() {
      queue.set([]);
    },
    subscribe: queue.subscribe,
  };
}

/** The notices of this page. */
export const notices = createNoticeQueue();

/** Shows a notice, from anywhere: no React needed. */
export function notify(notice: Notice): void {
  notices.add(notice);
}

/** Shows the person a notice in the snackbar. */
export function useNotify() {
  return notify;
}
