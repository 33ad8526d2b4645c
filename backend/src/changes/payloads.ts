import type { LiveMessage } from "./change";

/** PostgreSQL refuses notifications of 8,000 bytes. */
const longest = 7_999;

/** The notifications of a message: several when it names too much for one. */
export function payloadsOf(message: LiveMessage): string[] {
  const payload = JSON.stringify(message);
  if (Buffer.byteLength(payload) <= longest) return [payload];
  return shorter(message).flatMap(payloadsOf);
}

/**
 * Two messages that say the same together, each with half of the people or of the things; a thing with an
 * endless name becomes its type.
 */
function shorter(message: LiveMessage): LiveMessage[] {
  if (message.kind === "recheck") throw new Error("Nothing to leave out");
  const { event, users } = message;
  if (users !== undefined && users.length > 1)
    return halves(users).map((some) => ({ ...message, users: some }));
  if (event.tags.length > 1)
    return halves(event.tags).map((tags) => ({ ...message, event: { ...event, tags } }));
  const [tag] = event.tags;
  if (tag?.id === undefined)
    throw new Error(`The name of the event is too long: ${event.event.slice(0, 100)}`);
  return [{ ...message, event: { ...event, tags: [{ type: tag.type }] } }];
}

function halves<Item>(items: readonly Item[]): Item[][] {
  const middle = Math.ceil(items.length / 2);
  return [items.slice(0, middle), items.slice(middle)];
}
