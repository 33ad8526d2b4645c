import { Field, ProgressBar } from "@fluentui/react-components";

export type ProgressProps = {
  /** What is being done. */
  label: string;
  /** From 0 to 1; absent while nobody knows. */
  value?: number;
  className?: string;
};

/** How far a long work is, such as the reading of a file. */
export function Progress({ label, value, className }: ProgressProps) {
  return (
    <Field
      label={label}
      {...(value !== undefined && { hint: `${Math.floor(value * 100)} %` })}
      {...(className && { className })}
    >
      <ProgressBar {...(value !== undefined && { value })} />
    </Field>
  );
}
