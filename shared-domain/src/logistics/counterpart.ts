import { badInput } from "../festival-error";

/** Who sells or lends; `label` names the field to the person. */
export function checkCounterpart(label: string, text: string): string {
  const trimmed = text.trim();
  if (trimmed === "") throw badInput(`${label} : ne peut pas être vide`);
  return trimmed;
}

/** LOG-6: an empty text keeps the present one. */
export function patchedCounterpart(present: string, text = ""): string {
  return text.trim() || present;
}
