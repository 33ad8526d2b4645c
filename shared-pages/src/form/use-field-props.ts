import type { useFormik } from "formik";
import { useMemo, useRef } from "react";
import type { Schema } from "yup";
import { afterPointerUp } from "./after-press";
import type { Form } from "./form";
import { problemsIn } from "./rules";
import type { useDelivery } from "./use-delivery";

/** The props of fields: a value, its change, and its error once it was left, tried or refused. */
export function useFieldProps<Values extends object>(
  formik: ReturnType<typeof useFormik<Values>>,
  schema: Schema,
  { refused, accept }: Pick<ReturnType<typeof useDelivery>, "refused" | "accept">,
): Pick<Form<Values>, "field" | "toggle" | "setValue"> & { beginAnew: () => void } {
  const { values } = formik;
  const problems = useMemo(() => problemsIn(schema, values), [schema, values]);
  /** The form was sent and is empty for the next one: fields left empty are then no errors. */
  const hasBegunAnew = useRef(false);

  const setValue = <Name extends keyof Values & string>(name: Name, value: Values[Name]) => {
    hasBegunAnew.current = false;
    accept(name);
    void formik.setFieldValue(name, value);
  };
  const errorOf = (name: keyof Values & string) => {
    const isTried = formik.touched[name] !== undefined || formik.submitCount > 0;
    return (isTried ? problems[name] : undefined) ?? refused[name];
  };
  return {
    field: (name) => ({
      value: values[name],
      onChange: (value) => setValue(name, value),
      onBlur: () =>
        afterPointerUp(() => {
          if (!hasBegunAnew.current) void formik.setFieldTouched(name);
        }),
      error: errorOf(name),
    }),
    toggle: (name) => ({
      checked: values[name] === true,
      onChange: (checked) => setValue(name, checked as Values[typeof name]),
      error: errorOf(name),
    }),
    setValue,
    beginAnew: () => {
      hasBegunAnew.current = true;
    },
  };
}
