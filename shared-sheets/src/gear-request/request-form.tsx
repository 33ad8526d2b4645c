import type { Gear } from "@coulisses/shared-domain/gear/gear";
import { Button, makeStyles, media } from "@coulisses/shared-ui/base";
import { NumberField } from "@coulisses/shared-ui/form";
import { UiIcon } from "@coulisses/shared-ui/icons";
import { useState, type FormEvent } from "react";
import { GearPicker, type GearPickerProps } from "./gear-picker";

const useStyles = makeStyles({
  form: {
    display: "grid",
    gridTemplateColumns: "110px minmax(0, 1fr) auto",
    alignItems: "start",
    gap: "12px",
    [media.mobile]: { gridTemplateColumns: "90px minmax(0, 1fr)" },
  },
  add: { marginTop: "26px", [media.mobile]: { marginTop: 0, gridColumn: "1 / -1" } },
});

export type RequestFormProps = Pick<GearPickerProps, "useSearch" | "seesCatalogue"> & {
  /** Why this gear can't be asked for now. */
  problemOf?: (gear: Gear) => string | undefined;
  /** Answers whether it was saved. */
  onAdd: (request: { slug: string; quantity: number }) => Promise<boolean>;
};

/** Asks for some more gear. */
export function RequestForm({ useSearch, seesCatalogue, problemOf, onAdd }: RequestFormProps) {
  const styles = useStyles();
  const [quantity, setQuantity] = useState<number | null>(1);
  const [gear, setGear] = useState<Gear | null>(null);
  const [adding, setAdding] = useState(false);
  const problem = gear === null ? undefined : problemOf?.(gear);
  const ready = gear !== null && problem === undefined && quantity !== null && quantity > 0;

  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (!ready || adding) return;
    setAdding(true);
    const saved = await onAdd({ slug: gear.slug, quantity });
    setAdding(false);
    if (!saved) return;
    setGear(null);
    setQuantity(1);
  };
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void add(event)}>
      <NumberField label="Quantité" min={1} value={quantity} onChange={setQuantity} />
      <GearPicker
        useSearch={useSearch}
        seesCatalogue={seesCatalogue}
        value={gear}
        onChange={setGear}
        error={problem}
      />
      <Button
        type="submit"
        className={styles.add}
        icon={<UiIcon name="add" />}
        disabled={!ready}
        loading={adding}
      >
        Ajouter
      </Button>
    </form>
  );
}
