import { rules, useForm } from "@coulisses/shared-pages/forms";
import { MIN_CONTRIBUTION } from "@coulisses/shared-domain/contribution/contribution";
import { required } from "@coulisses/shared-domain/field-problems";
import { Button, makeStyles } from "@coulisses/shared-ui/base";
import { AmountField } from "@coulisses/shared-ui/form";

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
  /** Sends integer cents, and tells what became of it. */
  onPay: (amount: number) => Promise<unknown>;
};

type Values = { amount: number | null };
const schema = rules<Values>({ amount: required });

/** An amount and the button that notes it, in one gesture: the button, or Enter in the field. */
export function PaymentCell({ name, amount, label, what, onPay }: Props) {
  const styles = useStyles();
  const form = useForm<Values>({
    initialValues: { amount },
    schema,
    send: async (values) => {
      if (values.amount !== null) await onPay(values.amount);
      return undefined;
    },
    // An amount in a row is no work that a page would ask about before it is left.
    isKept: true,
  });
  return (
    <form
      ref={form.container}
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
    >
      <span className={styles.amount}>
        <AmountField
          label={`Montant de ${name}`}
          hideLabel
          required
          min={MIN_CONTRIBUTION}
          {...form.field("amount")}
        />
      </span>
      <Button
        type="submit"
        size="small"
        className={styles.button}
        loading={form.sending}
        aria-label={`${label} ${what}`}
      >
        {label}
      </Button>
    </form>
  );
}
