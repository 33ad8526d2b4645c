import type * as z from "zod";
import { problemIn } from "@coulisses/shared-domain/festival-error";

/**
 * The French reasons for which a form would refuse these values. The database takes them, so they come as
 * they are, and an organiser who edits the row later meets the refusal.
 */
export function formProblems(schema: z.ZodType, values: unknown): string[] {
  const parsed = schema.safeParse(values);
  return parsed.success ? [] : [...new Set(parsed.error.issues.map(({ message }) => message))];
}

/** The same for rules that throw. */
export const ruleProblems = (...checks: (() => unknown)[]): string[] =>
  checks.map(problemIn).filter((message) => message !== undefined);

/** The note about a row that comes as it is although forms refuse it. */
export const asItIs = (problems: readonly string[]): string =>
  `Repris tel quel, mais les formulaires le refusent : ${problems.join(" ; ")}`;
