import type { InquiryRequest } from "@coulisses/shared-domain/festival-activity/festival-activity";
import { displayQuantity } from "@coulisses/shared-domain/festival-activity/requested-quantity";
import { Button, makeStyles } from "@coulisses/shared-ui/base";
import { NumberField } from "@coulisses/shared-ui/form";
import { UiIcon } from "@coulisses/shared-ui/icons";
import { useState, type FormEvent } from "react";
import { editRequest } from "../../api/edits/inquiry-edits";
import { useSheet } from "../sheet-context";
import { useQuickWrite } from "../use-quick-write";

const useStyles = makeStyles({
  form: { display: "flex", alignItems: "center", gap: "4px" },
  quantity: { width: "84px" },
});

type Props = { request: InquiryRequest; editing: boolean; onDone: () => void };

export function QuantityCell({ request, editing, onDone }: Props) {
  const { inquiry } = useSheet().activity;
  if (editing) return <QuantityForm request={request} onDone={onDone} />;
  return displayQuantity(request, inquiry.timeWindows.length);
}

function QuantityForm({ request, onDone }: Omit<Props, "editing">) {
  const styles = useStyles();
  const write = useQuickWrite();
  const [quantity, setQuantity] = useState<number | null>(request.quantity);
  const valid = quantity !== null && quantity > 0;

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (valid && (await write(editRequest(request.slug, quantity)))) onDone();
  };
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void save(event)}>
      <NumberField
        className={styles.quantity}
        label={`Quantité de ${request.name}`}
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
