import * as z from "zod";
import {
  type PublishingToken,
  type PublishingTokenForm,
  publishingRights,
} from "../publishing/publishing-token";
import { publishingTokenRoutes } from "../routes/publishing";
import { describesEntity, withSchemas } from "./call";
import { answeredInstant, identitySchema, idParams, noContent, SHORT_TEXT, text } from "./fields";

const right = z.enum(publishingRights, { error: "Droits : ce n'est pas un droit d'un jeton" });

/** A token without its text. */
export const publishingTokenSchema = describesEntity<PublishingToken>()(
  z.object({
    id: z.int(),
    label: z.string(),
    app: z.string(),
    rights: z.array(right),
    madeAt: answeredInstant,
    madeBy: identitySchema.nullable(),
    expiresAt: answeredInstant,
    revokedAt: answeredInstant.nullable(),
    lastUsedAt: answeredInstant.nullable(),
  }),
);

/** The body of a new token. */
export const publishingTokenFormSchema = describesEntity<PublishingTokenForm>()(
  z.object({
    label: text("Nom du jeton", SHORT_TEXT),
    app: text("Application", SHORT_TEXT),
    rights: z.array(right, { error: "Droits : une liste est attendue" }).max(10, "Droits : 10 au plus"),
    days: z.number({ error: "Durée : un nombre de jours est attendu" }),
  }),
);

/** Tokens of publishing, for administrators. */
export const publishingTokenCalls = withSchemas(publishingTokenRoutes, {
  list: {
    summary: "Les jetons de publication, le plus récent d'abord",
    answers: { 200: z.array(publishingTokenSchema) },
  },
  make: {
    summary: "Créer un jeton de publication ; son texte n'est donné que cette fois",
    body: publishingTokenFormSchema,
    answers: { 201: z.object({ token: publishingTokenSchema, text: z.string() }) },
  },
  revoke: {
    summary: "Révoquer un jeton de publication",
    params: idParams,
    answers: { 204: noContent },
  },
});
