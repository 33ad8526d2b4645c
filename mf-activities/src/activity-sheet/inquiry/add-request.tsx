import type { Gear } from "@coulisses/shared-domain/contract/catalogues";
import { inquiryOwnerOf } from "@coulisses/shared-domain/festival-activity/inquiry-lists";
import { sectionOfRequests } from "@coulisses/shared-domain/festival-activity/locks";
import { Button, makeStyles, media } from "@coulisses/shared-ui/base";
import { NumberField } from "@coulisses/shared-ui/form";
import { UiIcon } from "@coulisses/shared-ui/icons";
import { useState, type FormEvent } from "react";
import { addRequest } from "../../api/edits/inquiry-edits";
import { useSheet } from "../sheet-context";
import { useQuickWrite } from "../use-quick-write";
import { GearPicker } from "./gear-picker";

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

export function AddRequest() {
  const styles = useStyles();
  const { locks } = useSheet();
  const write = useQuickWrite();
  const [quantity, setQuantity] = useState<number | null>(1);
  const [gear, setGear] = useState<Gear | null>(null);
  const [adding, setAdding] = useState(false);
  const locked = gear !== null && locks[sectionOfRequests(inquiryOwnerOf(gear))] !== undefined;
  const ready = gear !== null && !locked && quantity !== null && quantity > 0;

  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (!ready || adding) return;
    setAdding(true);
    const saved = await write(addRequest({ slug: gear.slug, quantity }));
    setAdding(false);
    if (!saved) return;
    setGear(null);
    setQuantity(1);
  };
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void add(event)}>
      <NumberField label="Quantité" min={1} value={quantity} onChange={setQuantity} />
      <GearPicker
        value={gear}
        onChange={setGear}
        error={locked ? "Les demandes de cette équipe sont déjà validées." : undefined}
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
