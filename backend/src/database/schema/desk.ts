import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "./columns";
import { passingPersonId, personId } from "./people";

/** The people whom the desk welcomed without an account, and the link with which they claim it. */
export const deskWelcomes = pgTable(
  "desk_welcomes",
  {
    userId: personId().primaryKey(),
    /** Given by the desk's phone: a press that is sent twice welcomes once. */
    key: uuid().notNull().unique(),
    welcomedBy: passingPersonId(),
    welcomedAt: instant().notNull().defaultNow(),
    /** When the person read the terms of use on that phone and approved them. */
    termsApprovedAt: instant().notNull(),
    /** SHA-256 of the link's secret, in hexadecimal: the secret itself is nowhere. Null without a link. */
    claimHash: text(),
    claimExpiresAt: instant(),
    claimedAt: instant(),
  },
  (welcome) => [
    index().on(welcome.welcomedBy),
    check("desk_welcomes_claim", sql`(${welcome.claimHash} is null) = (${welcome.claimExpiresAt} is null)`),
    check("desk_welcomes_claimed_once", sql`${welcome.claimedAt} is null or ${welcome.claimHash} is null`),
  ],
);
