import { CHECK_IN_CHARISMA_KEY } from "@coulisses/shared-domain/check-in/presence";
import {
  checkInCharismaSchema,
  eventDateSchema,
  festivalSchema,
  leafletSchema,
  quotasSchema,
  restRulesSchema,
} from "@coulisses/shared-domain/contract/configuration";
import {
  BRIEFING_KEY,
  checkValueLength,
  INVITATION_KEY,
  invitationMadeByServer,
  LEAFLET_KEY,
} from "@coulisses/shared-domain/configuration/configuration-key";
import { QUOTAS_KEY } from "@coulisses/shared-domain/quota/quotas";
import { REST_RULES_KEY } from "@coulisses/shared-domain/assignment/rest";
import { swapRulesSchema } from "@coulisses/shared-domain/contract/assignment/swaps";
import { SWAP_RULES_KEY } from "@coulisses/shared-domain/swap/swap-rules";
import { badInput } from "@coulisses/shared-domain/festival-error";
import { MAIL_SIGNATURE, NEGATIVE_MAIL_KEY } from "@coulisses/shared-domain/personal-account/negative-mail";
import { toBriefing } from "@coulisses/shared-domain/volunteer-availability/record";
import sanitizeHtml from "sanitize-html";
import * as z from "zod";
import { periodSchema, requiredText } from "@coulisses/shared-domain/contract/fields";
import { sanitizeDescription } from "../input/sanitize-description";
import { mapSchema } from "./map-configuration";

export const leafletTextsSchema = leafletSchema.transform(({ introduction, pages, ...texts }) => ({
  ...texts,
  introduction: sanitizeDescription(introduction),
  pages: pages.map((page) => ({ ...page, text: sanitizeDescription(page.text) })),
}));

const allowedTags = ["h1", "h2", "p", "br", "strong", "em", "b", "i", "u", "ol", "ul", "li", "a"];

/** A Map, because clients name the key: on an object, `constructor` would be found. */
const shapes = new Map<string, z.ZodType>(
  Object.entries({
    [CHECK_IN_CHARISMA_KEY]: checkInCharismaSchema,
    eventDate: eventDateSchema,
    orgaWeekDate: eventDateSchema,
    festival: festivalSchema,
    [LEAFLET_KEY]: leafletTextsSchema,
    map: mapSchema,
    [QUOTAS_KEY]: quotasSchema,
    [REST_RULES_KEY]: restRulesSchema,
    [SWAP_RULES_KEY]: swapRulesSchema,
    [NEGATIVE_MAIL_KEY]: z.object({ signature: requiredText("Signature", MAIL_SIGNATURE) }),
    registerForm: z.object({
      description: z
        .string()
        .max(50_000)
        .transform((html) =>
          sanitizeHtml(html, {
            allowedTags,
            allowedAttributes: { a: ["href"] },
            allowedSchemes: ["https", "http", "mailto"],
          }),
        ),
    }),
    [BRIEFING_KEY]: periodSchema.transform((form) => {
      const { start, end } = toBriefing(form);
      return { start: start.toISOString(), end: end.toISOString() };
    }),
  }),
);

const anyObject = z.record(z.string().max(100), z.unknown());

/** The value to store; known keys have a fixed shape. */
export function checkedValue(key: string, value: unknown): unknown {
  if (key === INVITATION_KEY) throw invitationMadeByServer();
  // The leaflet has bounds of its own, with its pictures.
  if (key !== LEAFLET_KEY) checkValueLength(value);
  const result = (shapes.get(key) ?? anyObject).safeParse(value);
  if (result.success) return result.data;
  throw badInput(result.error.issues.map(({ message }) => message).join("\n"));
}
