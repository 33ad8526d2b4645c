import { Button, makeStyles } from "@coulisses/shared-ui/base";
import { NumberField } from "@coulisses/shared-ui/form";
import { UiIcon } from "@coulisses/shared-ui/icons";
import { useState, type FormEvent } from "react";

const useStyles = makeStyles({
  form: { display: "flex", alignItems: "center", gap: "4px" },
  quantity: { width: "84px" },
});

export type QuantityFormProps = {
  label: string;
  quantity: number;
  /** Answers whether it was saved. */
  onSave: (quantity: number) => Promise<boolean>;
  onDone: () => void;
};

/** A quantity that is changed in its row. */
export function QuantityForm({ label, quantity: before, onSave, onDone }: QuantityFormProps) {
  const styles = useStyles();
  const [quantity, setQuantity] = useState<number | null>(before);
  const valid = quantity !== null && quantity > 0;

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (valid && (await onSave(quantity))) onDone();
  };
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void save(event)}>
      <NumberField
        className={styles.quantity}
        label={label}
        hideLabel
        min={1}
        value={quantity}
        onChange={setQuantity}
      />
      <Button
        type="submit"
        appearance="subtle"
        size="small"
        disabled={!valid}
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
    </form>
  );
}
