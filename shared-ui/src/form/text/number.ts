import { atLeast, atMost, REQUIRED } from "@coulisses/shared-domain/field-problems";

export type NumberRules = { min?: number; max?: number; integer?: boolean; required?: boolean };
export type ParsedNumber = { value: number | null } | { error: string };

/** Reads what was typed; a comma is a decimal point. Nothing typed is null. */
export function parseNumber(
  text: string,
  { min, max, integer = true, required = false }: NumberRules,
): ParsedNumber {
  const trimmed = text.trim();
  if (trimmed === "") return required ? { error: REQUIRED } : { value: null };
  const value = Number(trimmed.replace(",", ".").replace(/\s/g, ""));
  if (!Number.isFinite(value)) return { error: "La valeur doit être un nombre" };
  if (integer && !Number.isInteger(value)) return { error: "La valeur doit être un nombre entier" };
  const problem =
    (min === undefined ? undefined : atLeast(min)(value)) ??
    (max === undefined ? undefined : atMost(max)(value));
  return problem === undefined ? { value } : { error: problem };
}
