/** What is used of a formik bag; naming it here keeps formik itself out of this door. */
export type FormBag<Values> = {
  values: Values;
  errors: { [Name in keyof Values]?: unknown };
  touched: { [Name in keyof Values]?: unknown };
  submitCount: number;
  setFieldValue: (name: string, value: unknown) => unknown;
  setFieldTouched: (name: string) => unknown;
};

export type BoundField<Value> = {
  value: Value;
  onChange: (value: Value) => void;
  onBlur: () => void;
  error: string | undefined;
};

/** The props that tie one of our fields to a form: `<TextField label="Nom" {...formikField(form, "name")} />`. */
export function formikField<Values extends object, Name extends keyof Values & string>(
  form: FormBag<Values>,
  name: Name,
): BoundField<Values[Name]> {
  const error = form.errors[name];
  const seen = form.touched[name] === true || form.submitCount > 0;
  return {
    value: form.values[name],
    onChange: (value) => void form.setFieldValue(name, value),
    onBlur: () => void form.setFieldTouched(name),
    error: seen && typeof error === "string" ? error : undefined,
  };
}
