import type { InboxPage } from "@coulisses/shared-domain/contract/inbox";
import { inReview } from "../../festival-activities/testing/sheets";
import { as, callerFor, type Lines } from "./stage";

/** The id of a message that matos has just got. */
async function aMessage(): Promise<number> {
  await inReview(callerFor("organiser"));
  const answer = await callerFor("matos").get("/inbox?state=unread");
  return answer.sheet<InboxPage>().messages[0]?.id ?? 0;
}

const told = { moves: [], tells: { "inbox-changed": "matos" } };

/** Writes in one's own inbox. */
export const inboxLines: Lines = {
  "POST /inbox/:id/read": {
    ...told,
    make: async (send) => send(`/inbox/${String(await aMessage())}/read`, as("matos")),
  },
  "POST /inbox/read": {
    ...told,
    make: async (send) => send("/inbox/read", { ...as("matos"), body: { upTo: await aMessage() } }),
  },
};
