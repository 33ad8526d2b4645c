/** A message for the snackbar, in French. */
export type Notification = {
  type: "success" | "error" | "info";
  message: string;
  /** Milliseconds on screen. */
  timeout?: number;
};

/** First in, first out: the snackbar shows the first one. */
export type NotificationQueue = readonly Notification[];

/** In milliseconds. */
export const DISPLAY_TIME = 3000;
/** A vertical swipe longer than this many pixels closes the snackbar. */
export const SWIPE_TO_CLOSE = 50;

/** The queue with one more at the end. */
export function push(queue: NotificationQueue, notification: Notification): NotificationQueue {
  return [...queue, notification];
}

/** Once the snackbar has closed, the next one can show. */
export function dropFirst(queue: NotificationQueue): NotificationQueue {
  return queue.slice(1);
}

/** The message that the snackbar shows; undefined when the queue is empty. */
export function currentNotification(queue: NotificationQueue): Notification | undefined {
  return queue[0];
}

/** The time a notification stays, in milliseconds. */
export function displayTime({ timeout }: Notification): number {
  return timeout ?? DISPLAY_TIME;
}

/** `distance` in pixels, up or down. */
export function isClosingSwipe(distance: number): boolean {
  return Math.abs(distance) > SWIPE_TO_CLOSE;
}
