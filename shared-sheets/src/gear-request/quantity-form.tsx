import { rules, useForm, type SendOutcome } from "@coulisses/shared-pages/forms";
import { required } from "@coulisses/shared-domain/field-problems";
import { LARGEST_QUANTITY } from "@coulisses/shared-domain/logistics/quantity";
import { Button, makeStyles } from "@coulisses/shared-ui/base";
import { InlineForm, NumberField } from "@coulisses/shared-ui/form";
import { UiIcon } from "@coulisses/shared-ui/icons";

const useStyles = makeStyles({
  row: { display: "flex", alignItems: "center", gap: "4px" },
  quantity: { width: "84px" },
});

type Values = { quantity: number | null };

/** The quantity of a row, and its save. */
type QuantityFormProps = {
  label: string;
  quantity: number;
  onSave: (quantity: number) => Promise<SendOutcome>;
  onDone: () => void;
};

/** A quantity that is changed in its row. */
export function QuantityForm({ label, quantity, onSave, onDone }: QuantityFormProps) {
  const styles = useStyles();
  const form = useForm<Values>({
    initialValues: { quantity },
    schema: rules<Values>({ quantity: required }),
    send: (values) => onSave(values.quantity ?? quantity),
    onSent: onDone,
  });
  return (
    <InlineForm form={form} label={`Changer : ${label}`} onCancel={onDone}>
      <div className={styles.row}>
        <NumberField
          className={styles.quantity}
          label={label}
          hideLabel
          min={1}
          max={LARGEST_QUANTITY}
          {...form.field("quantity")}
        />
        <Button
          type="submit"
          appearance="subtle"
          size="small"
          loading={form.sending}
          icon={<UiIcon name="check" />}
          tooltip="Enregistrer la quantité"
        />
        <Button
          appearance="subtle"
          size="small"
          icon={<UiIcon name="close" />}
          tooltip="Annuler"
          onClick={onDone}
        />
      </div>
    </InlineForm>
  );
}
