import { preferenceCalls, type Preferences } from "@coulisses/shared-domain/contract/preferences";
import {
  addFavorite,
  knownFavorites,
  removeFavorite,
} from "@coulisses/shared-domain/navigation/favorite-pages";
import { defaultReminders } from "@coulisses/shared-domain/planning/reminder-kind";
import { eq } from "drizzle-orm";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { Change } from "../changes/change";
import type { Queryable } from "../database/database";
import { preferences } from "../database/schema/people";
import { routeOf } from "../http/route-of";

const tag = "Préférences";
const updated: Change = { event: "preferences-updated", tags: [{ type: "Preferences" }] };

/** Routes of a person's preferences. */
export const preferenceRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, write } = app.services;
  const config = { access: "authenticated" } as const;
  const choosing = { access: "set-favorite-pages" } as const;

  type Choice = Partial<Omit<typeof preferences.$inferInsert, "userId" | "favoritePages">>;

  function save(userId: number, change: Choice) {
    return write(async (tx, changes) => {
      await tx
        .insert(preferences)
        .values({ userId, ...change })
        .onConflictDoUpdate({ target: preferences.userId, set: { userId, ...change } });
      changes.state(updated, { users: [userId] });
      return readPreferences(tx, userId);
    });
  }

  function saveFavorites(userId: number, change: (favorites: readonly string[]) => string[]) {
    return write(async (tx, changes) => {
      await tx.insert(preferences).values({ userId }).onConflictDoNothing();
      const [row] = await tx.select().from(preferences).where(eq(preferences.userId, userId)).for("update");
      const favoritePages = change(row?.favoritePages ?? []);
      await tx.update(preferences).set({ favoritePages }).where(eq(preferences.userId, userId));
      changes.state(updated, { users: [userId] });
      return { favoritePages };
    });
  }

  app.route({
    ...routeOf(preferenceCalls.read, tag),
    config,
    handler: ({ person }) => readPreferences(db, person.id),
  });
  app.route({
    ...routeOf(preferenceCalls.changePlanning, tag),
    config,
    handler: ({ person, body }) => save(person.id, body),
  });
  app.route({
    ...routeOf(preferenceCalls.changeAssignment, tag),
    config,
    handler: ({ person, body }) => save(person.id, body),
  });
  app.route({
    ...routeOf(preferenceCalls.changeReminders, tag),
    config,
    handler: ({ person, body: { mail, push } }) =>
      save(person.id, {
        ...(mail && { mailReminders: [...new Set(mail)] }),
        ...(push && { pushReminders: [...new Set(push)] }),
      }),
  });
  app.route({
    ...routeOf(preferenceCalls.addFavorite, tag),
    config: choosing,
    handler: ({ person, body }) => saveFavorites(person.id, (favorites) => addFavorite(favorites, body.page)),
  });
  app.route({
    ...routeOf(preferenceCalls.removeFavorite, tag),
    config: choosing,
    handler: ({ person, query }) =>
      saveFavorites(person.id, (favorites) => removeFavorite(favorites, query.page)),
  });
};

async function readPreferences(db: Queryable, userId: number): Promise<Preferences> {
  const saved = await db.query.preferences.findFirst({ where: eq(preferences.userId, userId) });
  return {
    paperPlanning: saved?.paperPlanning ?? null,
    assignment: saved?.assignment ?? "NO_PREF",
    favoritePages: knownFavorites(saved?.favoritePages ?? []),
    reminders: {
      mail: saved?.mailReminders ?? [...defaultReminders.mail],
      push: saved?.pushReminders ?? [...defaultReminders.push],
    },
  };
}
