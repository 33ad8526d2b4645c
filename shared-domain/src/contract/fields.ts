import * as z from "zod";
import { tooLong } from "../field-problems";
import type { UserIdentity } from "../people/user";
import { isInCentury, OUT_OF_CENTURY } from "../time/century";
import { describesEntity } from "./call";

/** Fields of bodies, paths and answers. Refusals are French and name the field by its label on screen. */

const LARGEST_ID = 2_147_483_647;
const LARGEST_QUANTITY = 1_000_000;
const INVALID_ID = "L'identifiant n'est pas valable";

/** The longest name or code, in characters. */
export const SHORT_TEXT = { max: 300 };
/** The longest comment, in characters. */
export const LONG_TEXT = { max: 10_000 };

/** A text of at most `max` characters, which may be empty. */
export function text(label: string, { max }: { max: number }) {
  return z.string({ error: `${label} : un texte est attendu` }).max(max, tooLong(label, max));
}

/** A text that is not blank. */
export function requiredText(label: string, limits: { max: number }) {
  return text(label, limits).refine((value) => value.trim() !== "", `${label} : ne peut pas être vide`);
}

/** A boolean whose refusal names the field. */
export function yesOrNo(label: string) {
  return z.boolean({ error: `${label} : vrai ou faux est attendu` });
}

/** The id of a thing, in a body. */
export function id(label: string) {
  const refusal = `${label} : un identifiant est attendu`;
  return z.int({ error: refusal }).min(1, refusal).max(LARGEST_ID, refusal);
}

/** A number of pieces: a whole number from 1 to a million. */
export function quantity(label: string) {
  return z
    .int({ error: `${label} : un nombre entier est attendu` })
    .min(1, `${label} : doit être supérieur à 0`)
    .max(LARGEST_QUANTITY, `${label} : ${LARGEST_QUANTITY.toLocaleString("fr")} au plus`);
}

/** An amount in whole cents; a rule bounds it, with its own message. */
export function cents(label: string) {
  return z.int({ error: `${label} : un nombre entier de centimes est attendu` });
}

/** An ISO 8601 instant of this century, with any offset; the rule receives it in UTC with milliseconds. */
export function instant(label: string) {
  return z.iso
    .datetime({ offset: true, abort: true, error: `${label} : une date est attendue (ISO 8601)` })
    .refine((value) => isInCentury(Date.parse(value)), `${label} : ${OUT_OF_CENTURY}`)
    .transform((value) => new Date(value).toISOString());
}

/** Two instants. A rule, not the body, checks that the end follows the start. */
export const periodSchema = z.object(
  { start: instant("Date de début"), end: instant("Date de fin") },
  { error: "Créneau : une date de début et une date de fin sont attendues" },
);
/** Instants as ISO strings. */
export type PeriodForm = z.infer<typeof periodSchema>;

/** The id of a thing, in a path. */
export const pathId = z
  .string()
  .regex(/^\d{1,10}$/, INVALID_ID)
  .transform(Number)
  .refine((value) => value >= 1 && value <= LARGEST_ID, INVALID_ID);

/** The number of an edition in a path, up to 999. */
export const pathEdition = z
  .string()
  .regex(/^[1-9]\d{0,2}$/, "Le numéro de l'édition n'est pas valable")
  .transform(Number);

/** Several of them in a query, as repeated keys (`teams=a&teams=b`) or as one list (`teams=a,b`). */
export function queryList<Item extends z.ZodType<unknown, string>>(label: string, item: Item, most: number) {
  return z.preprocess(
    (value) => [value ?? []].flat().flatMap((one) => String(one).split(",").filter(Boolean)),
    z.array(item).max(most, `${label} : ${most} au plus`),
  );
}

/** The path of a call about one thing. */
export const idParams = z.object({ id: pathId });

/** The sort of a list by one of these columns; with `-` before it, the other way. */
export const sortOf = <Column extends string>(columns: readonly Column[]) =>
  z.enum(
    columns.flatMap((column) => [column, `-${column}` as const]),
    { error: "Ce tri n'existe pas" },
  );

/** An instant of an answer: ISO 8601 in UTC. */
export const answeredInstant = z.iso.datetime();

/** The version to send back in `If-Match`: 412 once another person has changed the thing meanwhile. */
export const versionField = z
  .int()
  .describe("À rendre dans If-Match : 412 si quelqu'un d'autre l'a modifié entre-temps");

/** A person as named beside other things. */
export const identitySchema = describesEntity<UserIdentity>()(
  z.object({
    id: z.int(),
    firstname: z.string(),
    lastname: z.string(),
    nickname: z.string().nullable().exactOptional(),
  }),
);

/** The bytes of a picture. */
export const picture = z.unknown().describe("Une image, en PNG, JPEG ou GIF");
