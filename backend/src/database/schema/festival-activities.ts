import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  varchar,
} from "drizzle-orm/pg-core";
import type {
  FestivalActivity,
  FestivalActivityReviewer,
  FestivalActivityStatus,
  Review,
} from "@coulisses/shared-domain/festival-activity/festival-activity";
import type { InquiryOwner } from "@coulisses/shared-domain/festival-event/inquiry";
import type { Connection } from "@coulisses/shared-domain/festival-activity/electric-connection";
import type { SignageType } from "@coulisses/shared-domain/signage/signage-catalogue";
import { teams } from "./access";
import { locations, signages } from "./catalogues";
import { generatedId, insertionRank, instant, period } from "./columns";
import { remainingPersonId } from "./people";
import { editionOfSheet, feedback, gearRequest, historyEvent } from "./sheet-columns";

export const festivalActivities = pgTable(
  "festival_activities",
  {
    /** The next integer after the highest one ever given. */
    id: integer().primaryKey(),
    version: integer().notNull().default(1),
    status: text().$type<FestivalActivityStatus>().notNull().default("DRAFT"),
    name: text().notNull(),
    description: text(),
    categories: text().array().notNull().default([]),
    toPublish: boolean().notNull().default(false),
    photoLink: text(),
    isFlagship: boolean().notNull().default(false),
    adherentId: remainingPersonId(),
    teamCode: varchar({ length: 20 }).references(() => teams.code),
    locationId: integer().references(() => locations.id),
    specialNeed: text(),
    freePass: integer().notNull().default(0),
    water: text(),
    deletedAt: instant(),
    ...editionOfSheet(),
    /** The sheet of an earlier edition that this one began as. */
    restartedFrom: integer().references((): AnyPgColumn => festivalActivities.id),
  },
  (activity) => [
    check(
      "festival_activities_status",
      sql`${activity.status} in ('DRAFT', 'IN_REVIEW', 'VALIDATED', 'REFUSED')`,
    ),
    check("festival_activities_free_pass", sql`${activity.freePass} >= 0`),
    check(
      "festival_activities_ready",
      sql`${activity.status} = 'DRAFT' or ${activity.deletedAt} is not null or (${activity.description} is not null and ${activity.teamCode} is not null and ${activity.locationId} is not null)`,
    ),
    index().on(activity.adherentId),
    index().on(activity.teamCode),
    index().on(activity.locationId),
    index().on(activity.edition),
    uniqueIndex("festival_activities_restarted_once")
      .on(activity.restartedFrom)
      .where(sql`${activity.deletedAt} is null`),
  ],
);

const activityId = () =>
  integer()
    .notNull()
    .references(() => festivalActivities.id, { onDelete: "cascade" });

export const festivalActivityTimeWindows = pgTable(
  "festival_activity_time_windows",
  {
    activityId: activityId(),
    id: text().notNull(),
    ...period(),
  },
  (window) => [
    primaryKey({ columns: [window.activityId, window.id], name: "festival_activity_time_windows_pk" }),
    check("festival_activity_time_windows_duration", sql`${window.endAt} > ${window.startAt}`),
  ],
);

export const festivalActivityContractors = pgTable(
  "festival_activity_contractors",
  {
    activityId: activityId(),
    id: integer().notNull(),
    firstname: text().notNull(),
    lastname: text().notNull(),
    phone: text().notNull(),
    email: text(),
    company: text(),
    comment: text(),
  },
  (contractor) => [
    primaryKey({ columns: [contractor.activityId, contractor.id], name: "festival_activity_contractors_pk" }),
  ],
);

/** The signage that an activity asks for. */
export const festivalActivitySignages = pgTable(
  "festival_activity_signages",
  {
    activityId: activityId(),
    id: text().notNull(),
    rank: insertionRank(),
    type: text().$type<SignageType>().notNull(),
    text: text().notNull(),
    size: text().notNull(),
    quantity: integer().notNull(),
    comment: text(),
    catalogItemId: integer().references(() => signages.id),
  },
  (signage) => [
    primaryKey({ columns: [signage.activityId, signage.id], name: "festival_activity_signages_pk" }),
    check("festival_activity_signages_type", sql`${signage.type} in ('BACHE', 'PANNEAU', 'AFFICHE')`),
    check("festival_activity_signages_quantity", sql`${signage.quantity} > 0`),
    index().on(signage.catalogItemId),
  ],
);

export const festivalActivityElectricity = pgTable(
  "festival_activity_electricity",
  {
    activityId: activityId(),
    id: text().notNull(),
    rank: insertionRank(),
    connection: text().$type<Connection>().notNull(),
    device: text().notNull(),
    /** Watts for one device. */
    power: doublePrecision().notNull(),
    count: integer().notNull(),
    comment: text(),
  },
  (supply) => [
    primaryKey({ columns: [supply.activityId, supply.id], name: "festival_activity_electricity_pk" }),
    check("festival_activity_electricity_power", sql`${supply.power} > 0`),
    check("festival_activity_electricity_count", sql`${supply.count} > 0`),
  ],
);

export const festivalActivityInquiryTimeWindows = pgTable(
  "festival_activity_inquiry_time_windows",
  {
    activityId: activityId(),
    id: text().notNull(),
    ...period(),
  },
  (window) => [
    primaryKey({
      columns: [window.activityId, window.id],
      name: "festival_activity_inquiry_time_windows_pk",
    }),
    check("festival_activity_inquiry_time_windows_duration", sql`${window.endAt} > ${window.startAt}`),
  ],
);

export const festivalActivityInquiryRequests = pgTable(
  "festival_activity_inquiry_requests",
  {
    activityId: activityId(),
    owner: text().$type<InquiryOwner>().notNull(),
    ...gearRequest(),
  },
  (request) => [
    primaryKey({
      columns: [request.activityId, request.owner, request.gearId],
      name: "festival_activity_inquiry_requests_pk",
    }),
    check(
      "festival_activity_inquiry_requests_owner",
      sql`${request.owner} in ('matos', 'elec', 'barrieres')`,
    ),
    check("festival_activity_inquiry_requests_quantity", sql`${request.quantity} > 0`),
    index().on(request.gearId),
  ],
);

/** One a team once the activity has left the draft; none before. */
export const festivalActivityReviews = pgTable(
  "festival_activity_reviews",
  {
    activityId: activityId(),
    team: text().$type<FestivalActivityReviewer>().notNull(),
    review: text().$type<Review>().notNull(),
  },
  (review) => [
    primaryKey({ columns: [review.activityId, review.team], name: "festival_activity_reviews_pk" }),
    check(
      "festival_activity_reviews_team",
      sql`${review.team} in ('humain', 'matos', 'elec', 'barrieres', 'secu', 'signa', 'communication')`,
    ),
    check(
      "festival_activity_reviews_review",
      sql`${review.review} in ('REVIEWING', 'APPROVED', 'REJECTED', 'NOT_ASKING_TO_REVIEW')`,
    ),
  ],
);

export const festivalActivityFeedbacks = pgTable(
  "festival_activity_feedbacks",
  {
    id: generatedId(),
    activityId: activityId(),
    ...feedback(),
  },
  (feedback) => [index().on(feedback.activityId)],
);

export const festivalActivityHistory = pgTable(
  "festival_activity_history",
  {
    id: generatedId(),
    activityId: activityId(),
    ...historyEvent<FestivalActivity>(),
  },
  (event) => [
    unique("festival_activity_history_once").on(event.activityId, event.action, event.byId, event.at),
    check(
      "festival_activity_history_action",
      sql`${event.action} in ('CREATED', 'READY_TO_REVIEW', 'APPROVED', 'REJECTED', 'TAKEN_BACK')`,
    ),
  ],
);
