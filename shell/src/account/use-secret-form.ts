import type { ApiError } from "@coulisses/shared-auth";
import { useState } from "react";

type Errors<Name extends string> = Partial<Record<Name, string | undefined>>;

type Options<Name extends string> = {
  empty: Record<Name, string>;
  /** What the rules say before anything is sent. */
  errorsOf: (form: Record<Name, string>) => Errors<Name>;
};

/** Fields that tell what is wrong once they were left, and what the server refused until they change. */
export function useSecretForm<Name extends string>({ empty, errorsOf }: Options<Name>) {
  const [form, setForm] = useState(empty);
  const [left, setLeft] = useState<ReadonlySet<Name>>(new Set());
  const [refused, setRefused] = useState<Errors<Name>>({});
  const errors = errorsOf(form);

  return {
    form,
    isValid: Object.values(errors).every((error) => error === undefined),
    /** Where the server's refusal shows. */
    refuse(name: Name, { message }: ApiError) {
      setRefused({ [name]: message } as Errors<Name>);
    },
    field: (name: Name) => ({
      value: form[name],
      required: true,
      error: refused[name] ?? (left.has(name) ? errors[name] : undefined),
      onChange: (value: string) => {
        setForm({ ...form, [name]: value });
        setRefused({ ...refused, [name]: undefined });
      },
      onBlur: () => {
        // A field that was only passed through is not yet wrong.
        if (form[name] !== "") setLeft(new Set([...left, name]));
      },
    }),
  };
}
