export type Notice = {
  type: "success" | "error" | "info";
  message: string;
  /** Milliseconds on screen, 3 s when absent. */
  timeout?: number;
};

export type NoticeToShow = Notice & { id: number };

/** First in, first out; the snackbar shows the first and removes it once dismissed. */
export function createNoticeQueue() {
  let queue: readonly NoticeToShow[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();

  function become(next: readonly NoticeToShow[]) {
    queue = next;
    listeners.forEach((listener) => {
      listener();
    });
  }

  return {
    all: () => queue,
    first: (): NoticeToShow | undefined => queue[0],
    add(notice: Notice) {
      // A burst of the same failure is one piece of news, not ten.
      const last = queue.at(-1);
      if (last?.type === notice.type && last.message === notice.message) return;
      lastId += 1;
      become([...queue, { ...notice, id: lastId }]);
    },
    removeFirst() {
      if (queue.length > 0) become(queue.slice(1));
    },
    clear() {
      become([]);
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

export const notices = createNoticeQueue();

export function notify(notice: Notice): void {
  notices.add(notice);
}
