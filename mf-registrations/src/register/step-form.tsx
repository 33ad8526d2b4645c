import { type Form, type SendOutcome, useForm } from "@coulisses/shared-pages/forms";
import { Button, type ButtonProps, makeStyles, mergeClasses } from "@coulisses/shared-ui/base";
import { InlineForm } from "@coulisses/shared-ui/form";
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import {
  fieldsOf,
  type FormStep,
  type RefusedFields,
  type RegistrationValues,
  stepRules,
} from "./registration-values";

export type StepProps = {
  values: RegistrationValues;
  /** What the server refused in the last try. */
  refused: RefusedFields;
  /** Called with all that is typed, each time that it changes. */
  onType: (values: RegistrationValues) => void;
  onBack: () => void;
  /** What the step leads to, once its fields keep their rules. */
  onSend: (values: RegistrationValues) => Promise<SendOutcome>;
  /** The person came here by a button: the first field has the focus. */
  autoFocus: boolean;
};

/** The form of one step. What was typed outlives it; a field of it that the server refused has the focus at once. */
export function useStepForm(
  step: FormStep,
  { values, refused, onType, onSend }: StepProps,
): Form<RegistrationValues> {
  const [initialValues] = useState(values);
  const form = useForm({ initialValues, schema: stepRules(step, refused), send: onSend, isKept: true });
  const tell = useEffectEvent(onType);
  useEffect(() => tell(form.values), [form.values]);
  const showRefusal = useEffectEvent(() => {
    if (fieldsOf[step].some((name) => refused[name])) form.submit();
  });
  useEffect(() => showRefusal(), []);
  return form;
}

type StepFrameProps = {
  form: Form<RegistrationValues>;
  label: string;
  nextLabel: string;
  onBack: () => void;
  children: ReactNode;
};

/** The fields of a step, with the way on and the way back. */
export function StepFrame({ form, label, nextLabel, onBack, children }: StepFrameProps) {
  return (
    <InlineForm form={form} label={label}>
      {children}
      <StepButtons
        next={{ type: "submit", loading: form.sending, children: nextLabel }}
        back={{ onClick: onBack, children: "Revenir" }}
      />
    </InlineForm>
  );
}

const useStyles = makeStyles({
  // The way on stands where the thumb is, and Tab reaches it first.
  buttons: { display: "flex", flexDirection: "row-reverse", gap: "8px", marginTop: "8px" },
  button: { minHeight: "44px" },
  next: { flexGrow: 1 },
});

export function StepButtons({ next, back }: { next: ButtonProps; back: ButtonProps }) {
  const styles = useStyles();
  return (
    <div className={styles.buttons}>
      <Button {...next} appearance="primary" className={mergeClasses(styles.button, styles.next)} />
      <Button {...back} className={styles.button} />
    </div>
  );
}
