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
  /** Fields refused by the last attempt. */
  refused: RefusedFields;
  /** Called with every value at each change. */
  onType: (values: RegistrationValues) => void;
  onBack: () => void;
  /** Called with valid values: goes to the next step, or sends. */
  onSend: (values: RegistrationValues) => Promise<SendOutcome>;
  /** True after a button led here: the first field takes the focus. */
  autoFocus: boolean;
};

/** The form of one step. Its values outlive it; a field that the server refused takes the focus at once. */
export function useStepForm(
  step: FormStep,
  { values, refused, onType, onSend }: StepProps,
  schoolDomain = "",
): Form<RegistrationValues> {
  const [initialValues] = useState(values);
  const schema = stepRules(step, refused, schoolDomain);
  const form = useForm({ initialValues, schema, send: onSend, isKept: true });
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

/** Fields of a step, with the next and back buttons. */
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
  // The next button is under the thumb, and first for Tab.
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
