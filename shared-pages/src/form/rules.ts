import { mixed, object, type ObjectSchema, Schema, type TestContext, ValidationError } from "yup";

/** The French error of a value among the others of its form; undefined when it is right. */
type ProblemOf<Value, Values> = (value: Value, values: Values) => string | undefined;

/**
 * A yup test made of a rule of the festival: `string().test(rule(passwordProblem))`. The message is the
 * rule's own.
 */
export function rule<Value, Values = unknown>(problemOf: ProblemOf<Value, Values>) {
  return (value: unknown, context: TestContext): true | ValidationError => {
    const message = problemOf(value as Value, context.parent as Values);
    return message === undefined || context.createError({ message });
  };
}

/**
 * The yup schema of a form out of the rules of its fields: `rules<GearValues>({ name: gearNameProblem })`. A
 * rule receives its field's value and all values; a field with a list or an object may have a yup schema
 * instead.
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

/** The errors of a form's values by field, with the messages of its schema. */
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
