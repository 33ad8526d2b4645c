export type NumberRules = { min?: number; max?: number; integer?: boolean; required?: boolean };
export type ParsedNumber = { value: number | null } | { error: string };

/** Reads what was typed; a comma is a decimal point. Nothing typed is null. */
export function parseNumber(
  text: string,
  { min, max, integer = true, required = false }: NumberRules,
): ParsedNumber {
  const trimmed = text.trim();
  if (trimmed === "") return required ? { error: "Ce champ est requis" } : { value: null };
  const value = Number(trimmed.replace(",", ".").replace(/\s/g, ""));
  if (!Number.isFinite(value)) return { error: "La valeur doit être un nombre" };
  if (integer && !Number.isInteger(value)) return { error: "La valeur doit être un nombre entier" };
  if (min !== undefined && value < min) return { error: `La valeur doit être au moins de ${min}` };
  if (max !== undefined && value > max) return { error: `Pas plus de ${max}` };
  return { value };
}
