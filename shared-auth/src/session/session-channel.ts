/** A message between tabs about the session. */
type SessionMessage = "opened" | "closed";

const NAME = "coulisses-session";

/** The channel between tabs; a browser without BroadcastChannel keeps to itself. */
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
