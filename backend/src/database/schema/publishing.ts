import type { PublishingRight } from "@coulisses/shared-domain/publishing/publishing-token";
import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { generatedId, instant } from "./columns";
import { users } from "./people";

/** Tokens with which teams publish over HTTP. */
export const publishingTokens = pgTable(
  "publishing_tokens",
  {
    id: generatedId(),
    label: text().notNull(),
    app: text().notNull(),
    rights: text().array().$type<PublishingRight[]>().notNull(),
    /** SHA-256 of the secret, in hexadecimal: the secret itself is nowhere. */
    secretHash: text().notNull(),
    madeAt: instant().notNull().defaultNow(),
    madeBy: integer().references(() => users.id, { onDelete: "set null" }),
    expiresAt: instant().notNull(),
    revokedAt: instant(),
    lastUsedAt: instant(),
  },
  (token) => [index().on(token.expiresAt)],
);
