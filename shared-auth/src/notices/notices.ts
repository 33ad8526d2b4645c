import { observable } from "../observable";

/** A message for the person, shown by the snackbar. */
export type Notice = {
  type: "success" | "error" | "info";
  /** French. */
  message: string;
  /** Milliseconds on screen, 3 s when absent. */
  timeout?: number;
};

/** A notice in the queue; `id` tells two of the same text apart. */
export type NoticeToShow = Notice & { id: number };

/** First in, first out; the snackbar shows the first and removes it once dismissed. */
export function createNoticeQueue() {
  const queue = observable<readonly NoticeToShow[]>([]);
  let lastId = 0;

  return {
    all: queue.current,
    first: (): NoticeToShow | undefined => queue.current()[0],
    add(notice: Notice) {
      // Ten calls that fail in the same way show one notice.
      const last = queue.current().at(-1);
      if (last?.type === notice.type && last.message === notice.message) return;
      lastId += 1;
      queue.set([...queue.current(), { ...notice, id: lastId }]);
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
