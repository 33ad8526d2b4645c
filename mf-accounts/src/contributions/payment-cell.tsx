import { MIN_CONTRIBUTION } from "@coulisses/shared-domain/contribution/contribution";
import { Button, makeStyles } from "@coulisses/shared-ui/base";
import { AmountField, createFormFields, FormFieldsContext } from "@coulisses/shared-ui/form";
import { type SyntheticEvent, useRef, useState } from "react";

const useStyles = makeStyles({
  form: { display: "flex", alignItems: "start", gap: "8px" },
  amount: {
    width: "104px",
    flexShrink: 0,
    // The row makes room for all of what is wrong, under the button too.
    "& .fui-Field .fui-Field__validationMessage": { marginBottom: 0, maxWidth: "200px" },
  },
  button: { whiteSpace: "nowrap", marginTop: "4px" },
});

type Props = {
  /** Whose contribution it is. */
  name: string;
  /** What stands in the field at first, in cents. */
  amount: number;
  label: string;
  /** What the label says nothing of, for who hears the button: « de Léa Martin ». */
  what: string;
  /** Sends integer cents. */
  onPay: (amount: number) => Promise<unknown>;
};

/** An amount and the button that notes it, in one gesture: the button, or Enter in the field. */
export function PaymentCell({ name, amount, label, what, onPay }: Props) {
  const styles = useStyles();
  const [fields] = useState(createFormFields);
  // Read at once when the form is tried; the state alone would be that of the drawing before.
  const cents = useRef<number | null>(amount);
  const [shown, setShown] = useState<number | null>(amount);
  const [isSending, setSending] = useState(false);

  const pay = async () => {
    // What was typed is handed over; what can't be read keeps its problem in view.
    if (!fields.read() || cents.current === null || isSending) return;
    setSending(true);
    await onPay(cents.current);
    setSending(false);
  };

  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event: SyntheticEvent) => {
        event.preventDefault();
        void pay();
      }}
    >
      <span className={styles.amount}>
        <FormFieldsContext value={fields}>
          <AmountField
            label={`Montant de ${name}`}
            hideLabel
            required
            min={MIN_CONTRIBUTION}
            value={shown}
            onChange={(value) => {
              cents.current = value;
              setShown(value);
            }}
          />
        </FormFieldsContext>
      </span>
      <Button
        type="submit"
        size="small"
        className={styles.button}
        loading={isSending}
        aria-label={`${label} ${what}`}
      >
        {label}
      </Button>
    </form>
  );
}
