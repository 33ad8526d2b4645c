import { mixed, object, type ObjectSchema, Schema, type TestContext, ValidationError } from "yup";

/** What is wrong with a value among the others of its form, in French; undefined when nothing is. */
export type ProblemOf<Value, Values> = (value: Value, values: Values) => string | undefined;

/**
 * A yup test made of a rule of the festival: `string().test(rule(passwordProblem))`. The message is the rule's own,
 * so it stands nowhere else.
 */
export function rule<Value, Values = unknown>(problemOf: ProblemOf<Value, Values>) {
  return (value: unknown, context: TestContext): true | ValidationError => {
    const message = problemOf(value as Value, context.parent as Values);
    return message === undefined || context.createError({ message });
  };
}

/**
 * The yup schema of a form out of the rules of its fields: `rules<GearValues>({ name: gearNameProblem })`. A rule is
 * given its field's value and all values; a field that holds a list or an object may have a yup schema instead.
 */
export function rules<Values extends object>(problems: {
  [Name in keyof Values]?: ProblemOf<Values[Name], Values> | Schema;
}): ObjectSchema<object> {
  const fields = Object.entries<ProblemOf<never, Values> | Schema | undefined>(problems).flatMap(
    ([name, problem]) => {
      if (problem === undefined) return [];
      return [[name, problem instanceof Schema ? problem : mixed().nullable().test(rule(problem))] as const];
    },
  );
  return object(Object.fromEntries(fields));
}

/** What is wrong with the values of a form, by field, in the words of its schema. */
export function problemsIn(schema: Schema, values: unknown): Record<string, string> {
  try {
    schema.validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!ValidationError.isError(error)) throw error;
    const problems: Record<string, string> = {};
    for (const { path = "", message } of error.inner) problems[path.split(/[.[]/)[0] ?? ""] ??= message;
    return problems;
  }
}
