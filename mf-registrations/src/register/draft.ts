import { emptyValues, type FormStep, type RegistrationValues, steps } from "./registration-values";

/** Step and values of a visitor; `welcome` before the first step. */
export type Draft = { step: FormStep | "welcome"; values: RegistrationValues };

const KEY = "coulisses.registration";
const start: Draft = { step: "welcome", values: emptyValues };

/** Values typed in this tab before a reload; the password is never stored. */
export function readDraft(): Draft {
  try {
    const { step, values } = JSON.parse(sessionStorage.getItem(KEY) ?? "{}") as {
      step?: unknown;
      values?: Partial<Record<keyof RegistrationValues, unknown>>;
    };
    const known = Object.entries(emptyValues).filter(([name, empty]) =>
      hasShapeOf(empty, values?.[name as keyof RegistrationValues]),
    );
    return {
      step: steps.find((each) => each === step) ?? "welcome",
      values: {
        ...emptyValues,
        ...Object.fromEntries(known.map(([name]) => [name, values?.[name as keyof RegistrationValues]])),
      },
    };
  } catch {
    return start;
  }
}

const hasShapeOf = (empty: unknown, value: unknown) =>
  typeof value === typeof empty && Array.isArray(value) === Array.isArray(empty);

export function keepDraft({ step, values }: Draft): void {
  const { password: _, repeatedPassword: __, ...kept } = values;
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ step, values: kept }));
  } catch {
    // A private window may refuse storage: a reload then loses the values.
  }
}

export function forgetDraft(): void {
  sessionStorage.removeItem(KEY);
}
