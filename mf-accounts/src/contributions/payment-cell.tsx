import { ofName } from "@coulisses/shared-domain/french/of-name";
import { rules, useForm } from "@coulisses/shared-pages/forms";
import { MIN_CONTRIBUTION } from "@coulisses/shared-domain/contribution/contribution";
import { required } from "@coulisses/shared-domain/field-problems";
import { Button, makeStyles } from "@coulisses/shared-ui/base";
import { AmountField, FormFieldsContext } from "@coulisses/shared-ui/form";

const useStyles = makeStyles({
  form: { display: "flex", alignItems: "start", gap: "8px" },
  amount: {
    width: "104px",
    flexShrink: 0,
    // A message under the field widens the row, so it also runs under the button.
    "& .fui-Field .fui-Field__validationMessage": { marginBottom: 0, maxWidth: "200px" },
  },
  button: { whiteSpace: "nowrap", marginTop: "4px" },
});

type Props = {
  /** Name of the contributor. */
  name: string;
  /** First value of the field, in cents. */
  amount: number;
  label: string;
  /** End of the button's accessible name: « de Léa Martin ». */
  what: string;
  /** Sends whole cents; the result says whether they were taken. */
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
    // An amount typed in a row is lost without a question when the page closes.
    isKept: true,
  });
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
    >
      <span className={styles.amount}>
        <FormFieldsContext value={form.fields}>
          <AmountField
            label={`Montant ${ofName(name)}`}
            hideLabel
            required
            min={MIN_CONTRIBUTION}
            {...form.field("amount")}
          />
        </FormFieldsContext>
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
