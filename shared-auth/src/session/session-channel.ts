/** What one tab tells the others of its session. */
export type SessionMessage = "opened" | "closed";

const NAME = "coulisses-session";

/** What one tab tells the others; a browser without BroadcastChannel just keeps to itself. */
export function openSessionChannel(onMessage: (message: SessionMessage) => void) {
  if (!("BroadcastChannel" in globalThis)) return { tell: () => undefined, close: () => undefined };
  const channel = new BroadcastChannel(NAME);
  channel.onmessage = (event: MessageEvent<SessionMessage>) => {
    onMessage(event.data);
  };
  return {
    tell: (message: SessionMessage) => {
      channel.postMessage(message);
    },
    close: () => {
      channel.close();
    },
  };
}
