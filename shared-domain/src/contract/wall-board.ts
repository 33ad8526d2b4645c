import * as z from "zod";
import { wallBoardRoutes } from "../routes/wall-board";
import type { WallSlot } from "../wall-board/wall-board";
import type { WallLink, WallLinkForm } from "../wall-board/wall-link";
import { answering, creating, describesEntity, done, withSchemas } from "./call";
import { answeredInstant, identitySchema, idParams, SHORT_TEXT, text } from "./fields";

/** A slot of the wall board: first names and numbers, nothing else of anybody. */
export const wallSlotSchema = describesEntity<WallSlot>()(
  z.object({
    task: z.string(),
    place: z.string().nullable(),
    start: answeredInstant,
    end: answeredInstant,
    expected: z.int().describe("Combien de personnes y sont attendues"),
    lacking: z.int().describe("Combien de places n'ont personne"),
    missing: z
      .array(
        z.object({
          firstname: z.string(),
          state: z.enum(["expected", "absent", "left"]).describe("Pas encore là, absent·e ou parti·e"),
        }),
      )
      .describe(
        "Qui est attendu et n'y est pas, sans personne à sa place : des prénoms, rien d'autre ; vide pour un créneau encore loin",
      ),
  }),
);

/** A link without its address. */
export const wallLinkSchema = describesEntity<WallLink>()(
  z.object({
    id: z.int(),
    name: z.string(),
    madeAt: answeredInstant,
    madeBy: identitySchema.nullable(),
  }),
);

/** The body of a new link. */
export const wallLinkFormSchema = describesEntity<WallLinkForm>()(
  z.object({ name: text("Nom de l'écran", SHORT_TEXT) }),
);

/** Calls of the wall board; the first takes the secret of a link as its bearer. */
export const wallBoardCalls = withSchemas(wallBoardRoutes, {
  read: answering(
    "Les créneaux du Tableau du QG, pour un écran qui porte un lien ; 304 tant que rien n'a changé",
    z.array(wallSlotSchema),
  ),
  listLinks: answering("Les liens du Tableau du QG, le plus récent d'abord", z.array(wallLinkSchema)),
  makeLink: creating(
    "Créer un lien du Tableau du QG ; son adresse n'est donnée que cette fois",
    z.object({ link: wallLinkSchema, url: z.url() }),
    { body: wallLinkFormSchema },
  ),
  revokeLink: done("Révoquer un lien du Tableau du QG", { params: idParams }),
});
