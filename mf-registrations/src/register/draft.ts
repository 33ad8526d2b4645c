import { kept } from "@coulisses/shared-auth";
import { emptyValues, type FormStep, type RegistrationValues, steps } from "./registration-values";

/** Step and values of a visitor; `welcome` before the first step. */
export type Draft = { step: FormStep | "welcome"; values: RegistrationValues };

type Name = keyof RegistrationValues;
type KeptDraft = { step: unknown; values: Partial<Record<Name, unknown>> };

const place = kept({ name: "registration", scope: "tab", isValue: isDraft }).of("all");

function isDraft(value: unknown): value is KeptDraft {
  const { values } = value as Partial<KeptDraft>;
  return typeof values === "object" && values !== null;
}

/** Values typed in this tab before a reload; the password is never stored. */
export function readDraft(): Draft {
  const { step, values = {} } = place.read() ?? {};
  const known = Object.entries(emptyValues).flatMap(([name, empty]) => {
    const value = values[name as Name];
    return hasShapeOf(empty, value) ? [[name, value] as const] : [];
  });
  return {
    step: steps.find((each) => each === step) ?? "welcome",
    values: { ...emptyValues, ...Object.fromEntries(known) },
  };
}

const hasShapeOf = (empty: unknown, value: unknown) =>
  typeof value === typeof empty && Array.isArray(value) === Array.isArray(empty);

export function keepDraft({ step, values }: Draft): void {
  const { password: _, repeatedPassword: __, ...typed } = values;
  place.write({ step, values: typed });
}

export function forgetDraft(): void {
  place.write(undefined);
}
