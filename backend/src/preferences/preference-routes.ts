import { assignmentPreferences, type Preferences } from "@coulisses/shared-domain/contract/users";
import {
  addFavorite,
  knownFavorites,
  removeFavorite,
} from "@coulisses/shared-domain/navigation/favorite-pages";
import { INVALID_PREFERENCE } from "@coulisses/shared-domain/people/assignment-preference";
import { eq } from "drizzle-orm";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as z from "zod";
import type { Queryable } from "../database/database";
import { preferences } from "../database/schema/people";

const assignment = z.enum(assignmentPreferences, INVALID_PREFERENCE);
const page = z.object({ page: z.string().max(50, "La page est invalide") });
const preferencesSchema = z.object({
  paperPlanning: z.boolean().nullable(),
  assignment: z.enum(assignmentPreferences),
  favoritePages: z.array(z.string()),
});
const favoritesSchema = preferencesSchema.pick({ favoritePages: true });

/** What each person prefers. */
export const preferenceRoutes: FastifyPluginAsyncZod = async (app) => {
  const { services } = app;
  const tags = ["preferences"];
  const config = { access: "authenticated" as const };
  const response = { 200: preferencesSchema };

  app.get("/preferences/me", { config, schema: { tags, response } }, ({ person }) =>
    readPreferences(services.db, person.id),
  );

  function save(userId: number, change: Partial<Pick<Preferences, "paperPlanning" | "assignment">>) {
    return services.write(async (tx, changes) => {
      await tx
        .insert(preferences)
        .values({ userId, ...change })
        .onConflictDoUpdate({ target: preferences.userId, set: change });
      changes.state({ event: "preferences-updated", tags: [{ type: "Preferences" }] }, { users: [userId] });
      return readPreferences(tx, userId);
    });
  }

  app.patch(
    "/preferences/me/planning",
    { config, schema: { tags, body: z.object({ paperPlanning: z.boolean() }), response } },
    ({ person, body }) => save(person.id, body),
  );

  app.patch(
    "/preferences/me/assignment",
    { config, schema: { tags, body: z.object({ assignment }), response } },
    ({ person, body }) => save(person.id, body),
  );

  function saveFavorites(userId: number, change: (favorites: readonly string[]) => string[]) {
    return services.write(async (tx, changes) => {
      await tx.insert(preferences).values({ userId }).onConflictDoNothing();
      const [row] = await tx.select().from(preferences).where(eq(preferences.userId, userId)).for("update");
      const favoritePages = change(row?.favoritePages ?? []);
      await tx.update(preferences).set({ favoritePages }).where(eq(preferences.userId, userId));
      changes.state({ event: "preferences-updated", tags: [{ type: "Preferences" }] }, { users: [userId] });
      return { favoritePages };
    });
  }

  app.patch(
    "/preferences/me/favorite-pages",
    {
      config: { access: "set-favorite-pages" },
      schema: { tags, body: page, response: { 200: favoritesSchema } },
    },
    ({ person, body }) => saveFavorites(person.id, (favorites) => addFavorite(favorites, body.page)),
  );

  app.delete(
    "/preferences/me/favorite-pages",
    {
      config: { access: "set-favorite-pages" },
      schema: { tags, querystring: page, response: { 200: favoritesSchema } },
    },
    ({ person, query }) => saveFavorites(person.id, (favorites) => removeFavorite(favorites, query.page)),
  );
};

async function readPreferences(db: Queryable, userId: number): Promise<Preferences> {
  const saved = await db.query.preferences.findFirst({ where: eq(preferences.userId, userId) });
  return {
    paperPlanning: saved?.paperPlanning ?? null,
    assignment: saved?.assignment ?? "NO_PREF",
    favoritePages: knownFavorites(saved?.favoritePages ?? []),
  };
}
