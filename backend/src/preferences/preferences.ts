import type { Preferences } from "@coulisses/shared-domain/contract/preferences";
import { defaultNews } from "@coulisses/shared-domain/inbox/news-kind";
import { knownFavorites } from "@coulisses/shared-domain/navigation/favorite-pages";
import { defaultReminders } from "@coulisses/shared-domain/planning/reminder-kind";
import { eq } from "drizzle-orm";
import type { Change, Changes } from "../changes/change";
import type { Queryable, Transaction } from "../database/database";
import { preferences } from "../database/schema/people";

const updated: Change = { event: "preferences-updated", tags: [{ type: "Preferences" }] };

/** Preferences of a person, with the defaults of those never chosen. */
export async function readPreferences(db: Queryable, userId: number): Promise<Preferences> {
  const saved = await db.query.preferences.findFirst({ where: eq(preferences.userId, userId) });
  return {
    paperPlanning: saved?.paperPlanning ?? null,
    assignment: saved?.assignment ?? "NO_PREF",
    favoritePages: knownFavorites(saved?.favoritePages ?? []),
    reminders: {
      mail: saved?.mailReminders ?? [...defaultReminders.mail],
      push: saved?.pushReminders ?? [...defaultReminders.push],
    },
    news: {
      mail: saved?.mailNews ?? [...defaultNews.mail],
      push: saved?.pushNews ?? [...defaultNews.push],
      inbox: saved?.inboxNews ?? [...defaultNews.inbox],
    },
  };
}

type Choice = Partial<Omit<typeof preferences.$inferInsert, "userId" | "favoritePages">>;

/** Keeps what is chosen, and the rest as it is. */
export async function savePreferences(
  tx: Transaction,
  changes: Changes,
  userId: number,
  choice: Choice,
): Promise<Preferences> {
  await tx
    .insert(preferences)
    .values({ userId, ...choice })
    .onConflictDoUpdate({ target: preferences.userId, set: { userId, ...choice } });
  changes.state(updated, { users: [userId] });
  return readPreferences(tx, userId);
}

/** Changes the favorite pages as they stand: two windows that add one each lose none. */
export async function saveFavorites(
  tx: Transaction,
  changes: Changes,
  userId: number,
  change: (favorites: readonly string[]) => string[],
): Promise<{ favoritePages: string[] }> {
  await tx.insert(preferences).values({ userId }).onConflictDoNothing();
  const [row] = await tx.select().from(preferences).where(eq(preferences.userId, userId)).for("update");
  const favoritePages = change(row?.favoritePages ?? []);
  await tx.update(preferences).set({ favoritePages }).where(eq(preferences.userId, userId));
  changes.state(updated, { users: [userId] });
  return { favoritePages };
}
