import { isDeepStrictEqual } from "node:util";
import type { Feedback } from "@coulisses/shared-domain/festival-event/feedback";
import type { KeyEvent } from "@coulisses/shared-domain/festival-event/history";
import type { PreparedQuery, WriteTransaction } from "../database/database";

type Events = { feedbacks: readonly Feedback[]; history: readonly KeyEvent[] };
type ReviewedSheet = Events & { id: number; reviews?: Readonly<Record<string, string>> };

/** The events of a sheet that does not exist yet. */
export const nothingYet: Events = { feedbacks: [], history: [] };

/**
 * Saves the reviews and events that activities and tasks have alike. `sheets` is the prefix of the tables'
 * names (`festival_activity_reviews`), `key` their column for the sheet's id.
 */
export function reviewAndEventSaversOf(sheets: string, key: string) {
  const insert = (table: string, columns: string, fields: string, conflict = ""): PreparedQuery => ({
    name: `save-${sheets}_${table}`,
    text: `insert into ${sheets}_${table} (${key}, ${columns})
      select $1::int, ${columns} from json_to_recordset($2::json) as added(${fields}) ${conflict}`,
  });
  const reviewsQuery = insert(
    "reviews",
    "team, review",
    "team text, review text",
    `on conflict (${key}, team) do update set review = excluded.review`,
  );
  const feedbacksQuery = insert(
    "feedbacks",
    "author_id, content, published_at",
    "author_id int, content text, published_at timestamptz",
  );
  const historyQuery = insert(
    "history",
    "action, by_id, at, description, snapshot",
    "action text, by_id int, at timestamptz, description text, snapshot jsonb",
    "on conflict do nothing",
  );

  async function save(tx: WriteTransaction, query: PreparedQuery, id: number, rows: readonly object[]) {
    if (rows.length > 0) await tx.runPrepared(query, [id, JSON.stringify(rows)]);
  }

  return {
    async saveReviews(
      tx: WriteTransaction,
      before: ReviewedSheet,
      { id, reviews = {} }: ReviewedSheet,
    ): Promise<void> {
      const changed = Object.entries(reviews).filter(([team, review]) => before.reviews?.[team] !== review);
      await save(
        tx,
        reviewsQuery,
        id,
        changed.map(([team, review]) => ({ team, review })),
      );
    },

    /** Rules only append: events beyond the former length are new. */
    async saveFeedbacks(tx: WriteTransaction, before: Events, after: ReviewedSheet): Promise<void> {
      const added = after.feedbacks.slice(before.feedbacks.length);
      await save(
        tx,
        feedbacksQuery,
        after.id,
        added.map(({ author, content, publishedAt }) => ({
          author_id: author.id,
          content,
          published_at: publishedAt,
        })),
      );
    },

    /** The same act by the same person in the same second is stored once. */
    async saveHistory(tx: WriteTransaction, before: Events, after: ReviewedSheet): Promise<void> {
      const added = after.history
        .slice(before.history.length)
        .filter((event) => !before.history.some((known) => isDeepStrictEqual(known, event)));
      await save(
        tx,
        historyQuery,
        after.id,
        added.map(({ by, ...event }) => ({ ...event, by_id: by.id, snapshot: after })),
      );
    },
  };
}
