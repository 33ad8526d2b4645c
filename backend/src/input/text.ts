import * as z from "zod";

/** `label` names the field to the person. Characters that no text holds are refused for every call alike. */
export function text(label: string, { max }: { max: number }) {
  return z
    .string({ error: `${label} : un texte est attendu` })
    .max(max, `${label} : ${max.toLocaleString("fr")} caractères au plus`);
}

/** A text in which something must be written. */
export function requiredText(label: string, limits: { max: number }) {
  return text(label, limits).refine((value) => value.trim() !== "", `${label} : ne peut pas être vide`);
}

export const LONG_TEXT = { max: 10_000 };
export const SHORT_TEXT = { max: 300 };
