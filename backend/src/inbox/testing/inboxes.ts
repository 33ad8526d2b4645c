import type { InboxPage, InboxSearch } from "@coulisses/shared-domain/contract/inbox";
import type { Caller } from "../../testing/calls";

/** The first page of a person's messages, the last one first. */
export async function inboxOf(
  person: Caller,
  state: InboxSearch["state"] = "unread",
): Promise<InboxPage["messages"]> {
  return (await person.get(`/inbox?state=${state}`)).sheet<InboxPage>().messages;
}

/** Their sentences. */
export const textsOf = async (person: Caller, state?: InboxSearch["state"]): Promise<string[]> =>
  (await inboxOf(person, state)).map(({ text }) => text);

/** The number of unread messages that the bell shows. */
export const unreadOf = async (person: Caller): Promise<number> =>
  (await person.get("/inbox/unread/count")).sheet<number>();
