import { preferenceRoutes } from "../routes/users";
import * as z from "zod";
import { assignmentPreferences, INVALID_PREFERENCE } from "../people/assignment-preference";
import { newsKinds } from "../inbox/news-kind";
import { reminderKinds } from "../planning/reminder-kind";
import { answering, withSchemas } from "./call";

const remindersSchema = z
  .array(z.enum(reminderKinds, "Rappel non existant"), { error: "Rappels : une liste est attendue" })
  .max(reminderKinds.length, "Rappels : chacun une fois");

const newsSchema = z
  .array(z.enum(newsKinds, "Message non existant"), { error: "Messages : une liste est attendue" })
  .max(newsKinds.length, "Messages : chacun une fois");

/** The preferences of a person. */
export const preferencesSchema = z.object({
  paperPlanning: z.boolean().nullable().describe("Nul tant que la personne n'a pas choisi"),
  assignment: z.enum(assignmentPreferences),
  favoritePages: z.array(z.string()),
  reminders: z.object({ mail: remindersSchema, push: remindersSchema }).describe("Quels rappels, et comment"),
  news: z
    .object({ mail: newsSchema, push: newsSchema, inbox: newsSchema })
    .describe("Quels messages sur les fiches, et comment"),
});
/** The preferences of a person. */
export type Preferences = z.infer<typeof preferencesSchema>;

const favoritesSchema = preferencesSchema.pick({ favoritePages: true });
const favoriteSchema = z.object({ page: z.string().max(50, "La page est invalide") });

/** Reads and changes one's preferences. */
export const preferenceCalls = withSchemas(preferenceRoutes, {
  read: answering("Ses préférences", preferencesSchema),
  changePlanning: answering("Vouloir un planning papier ou non", preferencesSchema, {
    body: z.object({ paperPlanning: z.boolean() }),
  }),
  changeAssignment: answering("Comment placer ses créneaux", preferencesSchema, {
    body: z.object({ assignment: z.enum(assignmentPreferences, INVALID_PREFERENCE) }),
  }),
  changeReminders: answering(
    "Quels rappels recevoir par mail, et lesquels en notification",
    preferencesSchema,
    { body: z.object({ mail: remindersSchema.optional(), push: remindersSchema.optional() }) },
  ),
  changeNews: answering(
    "Quels messages sur les fiches recevoir par mail, en notification, et dans la boîte",
    preferencesSchema,
    {
      body: z.object({
        mail: newsSchema.exactOptional(),
        push: newsSchema.exactOptional(),
        inbox: newsSchema.exactOptional(),
      }),
    },
  ),
  addFavorite: answering("Ajouter une page à ses favorites", favoritesSchema, { body: favoriteSchema }),
  removeFavorite: answering("Enlever une page de ses favorites", favoritesSchema, { query: favoriteSchema }),
});
