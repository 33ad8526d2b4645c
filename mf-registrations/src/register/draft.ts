import { emptyValues, type FormStep, type RegistrationValues, steps } from "./registration-values";

/** Where a stranger is, and what they have typed so far; without a step they read the welcome. */
export type Draft = { step: FormStep | "welcome"; values: RegistrationValues };

const KEY = "coulisses.registration";
const start: Draft = { step: "welcome", values: emptyValues };

/** What this tab was told before it was reloaded; the password is never kept. */
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
    // A private window may have no room: what was typed is then lost by a reload only.
  }
}

export function forgetDraft(): void {
  sessionStorage.removeItem(KEY);
}
