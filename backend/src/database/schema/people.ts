import type { NewsKind } from "@coulisses/shared-domain/inbox/news-kind";
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
  varchar,
} from "drizzle-orm/pg-core";
import { binary, generatedId, instant, period, version } from "./columns";

export const users = pgTable(
  "users",
  {
    id: generatedId(),
    /** Stored in lower case, so that one address is one account. */
    email: text().notNull().unique(),
    passwordHash: text().notNull(),
    firstname: varchar({ length: 30 }).notNull(),
    lastname: varchar({ length: 30 }).notNull(),
    nickname: varchar({ length: 30 }),
    birthdate: date({ mode: "string" }).notNull(),
    phone: varchar({ length: 30 }).notNull(),
    comment: text(),
    /** Private note of the volunteer managers. */
    note: text(),
    /** Name of the picture kept in `profile_pictures`; changes with each upload. */
    profilePicture: text(),
    hasApprovedEula: boolean().notNull().default(false),
    /**
     * The instant when the person confirmed the address; until then only the mail that asks for it is sent
     * there.
     */
    emailConfirmedAt: instant().defaultNow(),
    /** The membership of the registration; applications are made at login. */
    registrationMembership: text({ enum: ["STAFF", "VOLUNTEER"] }),
    createdAt: instant().notNull().defaultNow(),
    deletedAt: instant(),
    /** Counts the changes of the profile. */
    version: version(),
  },
  (user) => [
    check("users_email_lower_case", sql`${user.email} = lower(${user.email})`),
    check("users_registration_membership", sql`${user.registrationMembership} in ('STAFF', 'VOLUNTEER')`),
  ],
);

/** A person who stays known as long as the row is there. */
export const remainingPersonId = () =>
  integer()
    .notNull()
    .references(() => users.id);

/** The person whose row it is: the row goes with them. */
export const personId = () =>
  integer()
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

/** A person whose name may be missing, or go with them. */
export const passingPersonId = () => integer().references(() => users.id, { onDelete: "set null" });

export const profilePictures = pgTable("profile_pictures", {
  userId: personId().primaryKey(),
  mimeType: text().notNull(),
  content: binary().notNull(),
});

/** The people who have not looked yet at their news: one row a person. */
export const unreadNotifications = pgTable("unread_notifications", {
  userId: personId().primaryKey(),
});

export const friends = pgTable(
  "friends",
  {
    requestorId: personId(),
    friendId: personId(),
  },
  (friend) => [
    primaryKey({ columns: [friend.requestorId, friend.friendId] }),
    check("friends_not_oneself", sql`${friend.requestorId} <> ${friend.friendId}`),
    index().on(friend.friendId),
  ],
);

export const preferences = pgTable(
  "preferences",
  {
    userId: personId().primaryKey(),
    paperPlanning: boolean(),
    assignment: text({ enum: ["NO_PREF", "STACKED", "FRAGMENTED", "NO_REST"] })
      .notNull()
      .default("NO_PREF"),
    favoritePages: text().array().notNull().default([]),
    /** The kinds of reminders sent by mail, and those sent by web push. */
    mailReminders: text({ enum: ["EVENING", "SOON", "CHANGE"] })
      .array()
      .notNull()
      .default(["EVENING", "CHANGE"]),
    pushReminders: text({ enum: ["EVENING", "SOON", "CHANGE"] })
      .array()
      .notNull()
      .default([]),
    /** The kinds of news about sheets sent by mail, by web push, and shown in the inbox; null until chosen. */
    mailNews: text().array().$type<NewsKind[]>(),
    pushNews: text().array().$type<NewsKind[]>(),
    inboxNews: text().array().$type<NewsKind[]>(),
  },
  (preference) => [
    check(
      "preferences_news",
      sql`${preference.mailNews} || ${preference.pushNews} <@ '{SHEET,MENTION,REVIEW}'::text[]`,
    ),
    check("preferences_inbox_news", sql`${preference.inboxNews} <@ '{SHEET,MENTION,REVIEW}'::text[]`),
    check(
      "preferences_assignment",
      sql`${preference.assignment} in ('NO_PREF', 'STACKED', 'FRAGMENTED', 'NO_REST')`,
    ),
    check(
      "preferences_reminders",
      sql`${preference.mailReminders} || ${preference.pushReminders} <@ '{EVENING,SOON,CHANGE}'::text[]`,
    ),
  ],
);

export const availabilities = pgTable(
  "availabilities",
  {
    userId: personId(),
    ...period(),
  },
  (availability) => [
    primaryKey({ columns: [availability.userId, availability.startAt] }),
    check("availabilities_duration", sql`${availability.endAt} > ${availability.startAt}`),
  ],
);

export const membershipApplications = pgTable(
  "membership_applications",
  {
    userId: personId(),
    membership: text({ enum: ["STAFF", "VOLUNTEER"] }).notNull(),
    edition: integer().notNull(),
    isRejected: boolean().notNull().default(false),
    candidatedAt: instant().notNull().defaultNow(),
  },
  (application) => [
    primaryKey({ columns: [application.userId, application.membership, application.edition] }),
    check("membership_applications_membership", sql`${application.membership} in ('STAFF', 'VOLUNTEER')`),
  ],
);

/** A login; it ends with logout, a new password or the reuse of a spent refresh token. */
export const sessions = pgTable(
  "sessions",
  {
    id: uuid().primaryKey(),
    userId: personId(),
    /** The only valid refresh token. */
    refreshTokenId: uuid().notNull(),
    /** The token spent last: its answer may have been lost, so it is accepted once more for a short while. */
    previousTokenId: uuid(),
    previousSpentAt: instant(),
    createdAt: instant().notNull().defaultNow(),
    lastUsedAt: instant().notNull().defaultNow(),
    expiresAt: instant().notNull(),
    /** The address and the browser of the sign-in. */
    address: text(),
    userAgent: text(),
  },
  (session) => [index().on(session.userId), index().on(session.expiresAt)],
);

export const passwordResets = pgTable("password_resets", {
  userId: personId().primaryKey(),
  /** SHA-256 of the token sent by mail. */
  tokenHash: text().notNull().unique(),
  expiresAt: instant().notNull(),
});

/**
 * An address that another person chose for this account: it takes effect once the old one confirmed it, or
 * after a day.
 */
export const emailChanges = pgTable(
  "email_changes",
  {
    userId: personId().primaryKey(),
    /** New with each address, so that links of the one before are void. */
    id: uuid().notNull(),
    email: text().notNull(),
    requestedBy: personId(),
    requestedAt: instant().notNull().defaultNow(),
    /** SHA-256 of the token sent to the old address; null until that mail is sent. */
    tokenHash: text().unique(),
  },
  (change) => [
    check("email_changes_lower_case", sql`${change.email} = lower(${change.email})`),
    index().on(change.requestedBy),
  ],
);
