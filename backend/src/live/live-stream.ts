import type { ServerResponse } from "node:http";
import type { LiveEvent } from "@coulisses/shared-domain/contract/live";

/** Milliseconds. */
export const heartbeatEvery = 25_000;
/** The most unread bytes of a reader before it is cut: a thousand events and more. */
const maxUnreadBytes = 256 * 1024;
/** The time that a reader has to take the rest once its stream ends, in milliseconds. */
const farewell = 1_000;

type LiveStream = {
  send(event: LiveEvent): void;
  /** Ends the stream; a reader that does not take the rest is cut. */
  end(): void;
};

/** Server-sent events to one reader, who may stall, reset or vanish at any moment. */
export function liveStreamOn(response: ServerResponse, onClose: () => void): LiveStream {
  let unreadAtLastBeat = false;

  function write(text: string): void {
    if (response.writableEnded || response.destroyed) return;
    if (response.writableLength > maxUnreadBytes) response.destroy();
    else response.write(text);
  }

  const heartbeat = setInterval(() => {
    const isUnread = response.writableLength > 0;
    if (isUnread && unreadAtLastBeat) response.destroy();
    unreadAtLastBeat = isUnread;
    write(":\n\n");
  }, heartbeatEvery);

  response.on("error", () => response.destroy());
  response.on("close", () => {
    clearInterval(heartbeat);
    onClose();
  });

  write(": bonjour\n\n");
  return {
    send(event) {
      write(`data: ${JSON.stringify(event)}\n\n`);
    },
    end() {
      if (response.writableEnded) return;
      clearInterval(heartbeat);
      response.end();
      const cut = setTimeout(() => response.destroy(), farewell);
      response.on("close", () => {
        clearTimeout(cut);
      });
    },
  };
}
