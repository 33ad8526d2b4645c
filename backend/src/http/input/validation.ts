import type { FieldProblems } from "@coulisses/shared-domain/field-problems";
import { FestivalError } from "@coulisses/shared-domain/festival-error";
import type { FastifySchemaCompiler } from "fastify";
import * as z from "zod";

const kinds: Record<string, string> = {
  string: "un texte",
  number: "un nombre",
  int: "un nombre entier",
  boolean: "vrai ou faux",
  array: "une liste",
  object: "un objet",
  date: "une date",
  null: "vide",
};

type Issue = Parameters<NonNullable<Parameters<typeof z.config>[0]>["customError"] & object>[0];

/** Messages of schemas without one of their own. */
z.config({ customError: (issue) => `${subject(issue.path ?? [])} ${complaint(issue)}` });

function subject(path: readonly PropertyKey[]): string {
  return path.length === 0 ? "Le contenu envoyé" : `Le champ « ${path.map(String).join(".")} »`;
}

function complaint(issue: Issue): string {
  switch (issue.code) {
    case "invalid_type":
      return issue.input === undefined
        ? "est obligatoire"
        : `doit être ${kinds[issue.expected] ?? "valable"}`;
    case "too_small":
      return small(issue.origin, Number(issue.minimum), issue.inclusive !== false);
    case "too_big":
      return issue.origin === "string"
        ? `ne peut pas dépasser ${String(issue.maximum)} caractères`
        : issue.origin === "array"
          ? `ne peut pas compter plus de ${String(issue.maximum)} éléments`
          : `ne peut pas dépasser ${String(issue.maximum)}`;
    case "invalid_value":
      return `doit être ${issue.values.map(String).join(" ou ")}`;
    case "invalid_format":
      return issue.format === "email" ? "doit être une adresse mail" : "n'est pas au bon format";
    default:
      return "n'est pas valable";
  }
}

function small(origin: string, minimum: number, inclusive: boolean): string {
  if (origin === "string" && minimum === 1) return "ne peut pas être vide";
  if (origin === "string") return `doit compter au moins ${String(minimum)} caractères`;
  if (origin === "array") return `doit compter au moins ${String(minimum)} éléments`;
  return `doit être ${inclusive ? "au moins" : "plus grand que"} ${String(minimum)}`;
}

/** Drops unknown fields; errors are French, a line a field, and field by field for a body. */
export const validatorCompiler: FastifySchemaCompiler<z.ZodType> =
  ({ schema, httpPart }) =>
  (input: unknown) => {
    // The framework gives null for no body.
    const result = schema.safeParse(input ?? undefined);
    if (result.success) return { value: result.data };
    const { issues } = result.error;
    const message = issues.map((issue) => issue.message).join("\n");
    return {
      error: new FestivalError("bad-input", message, httpPart === "body" ? problemsOf(issues) : undefined),
    };
  };

/** The first error of each field; undefined when the body as a whole is wrong. */
function problemsOf(issues: readonly z.core.$ZodIssue[]): FieldProblems | undefined {
  const problems: Record<string, string> = {};
  for (const { path, message } of issues) {
    if (path.length > 0) problems[path.map(String).join(".")] ??= message;
  }
  return Object.keys(problems).length > 0 ? problems : undefined;
}
