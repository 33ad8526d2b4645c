import type { Changes } from "./change";

/** The kind of thing that screens of the inbox show, as live events name it. */
const INBOX = { type: "Notification", id: "INBOX" } as const;

/** States that the inboxes of these people changed: their open screens follow. */
export const stateInboxChanged = (changes: Changes, users: readonly number[]): void =>
  changes.state({ event: "inbox-changed", tags: [INBOX] }, { users });
