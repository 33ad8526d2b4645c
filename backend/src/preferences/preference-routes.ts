import { preferenceCalls } from "@coulisses/shared-domain/contract/preferences";
import { addFavorite, removeFavorite } from "@coulisses/shared-domain/navigation/favorite-pages";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { stateInboxChanged } from "../changes/change";
import { routeOf } from "../http/route-of";
import { readPreferences, saveFavorites, savePreferences } from "./preferences";

const tag = "Préférences";

/** Routes of a person's preferences. */
export const preferenceRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, write } = app.services;
  const config = { access: "authenticated" } as const;
  const choosing = { access: "set-favorite-pages" } as const;

  const save = (userId: number, choice: Parameters<typeof savePreferences>[3]) =>
    write((tx, changes) => savePreferences(tx, changes, userId, choice));
  const saveFavoritesOf = (userId: number, change: (favorites: readonly string[]) => string[]) =>
    write((tx, changes) => saveFavorites(tx, changes, userId, change));

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
    ...routeOf(preferenceCalls.changeNews, tag),
    config,
    handler: ({ person: { id }, body: { mail, push, inbox } }) =>
      write((tx, changes) => {
        if (inbox) stateInboxChanged(changes, [id]);
        return savePreferences(tx, changes, id, {
          ...(mail && { mailNews: [...new Set(mail)] }),
          ...(push && { pushNews: [...new Set(push)] }),
          ...(inbox && { inboxNews: [...new Set(inbox)] }),
        });
      }),
  });
  app.route({
    ...routeOf(preferenceCalls.addFavorite, tag),
    config: choosing,
    handler: ({ person, body }) =>
      saveFavoritesOf(person.id, (favorites) => addFavorite(favorites, body.page)),
  });
  app.route({
    ...routeOf(preferenceCalls.removeFavorite, tag),
    config: choosing,
    handler: ({ person, query }) =>
      saveFavoritesOf(person.id, (favorites) => removeFavorite(favorites, query.page)),
  });
};
