import type { Form } from "@coulisses/shared-pages/forms";
import { makeStyles, Surface } from "@coulisses/shared-ui/base";
import { InlineForm, NumberField, type NumberFieldProps } from "@coulisses/shared-ui/form";
import type { ReactNode } from "react";

const useStyles = makeStyles({ short: { maxWidth: "320px" } });

type Props<Values extends object> = {
  form: Form<Values>;
  title: string;
  subtitle: string;
  /** At the right of the title. */
  actions?: ReactNode;
  children: ReactNode;
};

/** One setting of the festival on a card of its own, with the button that saves it. */
export function SettingForm<Values extends object>(props: Props<Values>) {
  const { form, title, subtitle, actions, children } = props;
  return (
    <Surface title={title} subtitle={subtitle} actions={actions}>
      <InlineForm form={form} label={title} submitLabel="Enregistrer">
        {children}
      </InlineForm>
    </Surface>
  );
}

/** A number that must be there. */
export function ShortNumberField(props: Omit<NumberFieldProps, "required" | "min">) {
  return (
    <ShortField>
      <NumberField required min={0} {...props} />
    </ShortField>
  );
}

/** A number or a date, which needs no whole line. */
export function ShortField({ children }: { children: ReactNode }) {
  const styles = useStyles();
  return <div className={styles.short}>{children}</div>;
}
