import { rules, useForm, type SendOutcome } from "@coulisses/shared-pages/forms";
import { required } from "@coulisses/shared-domain/field-problems";
import type { Gear } from "@coulisses/shared-domain/gear/gear";
import { LARGEST_QUANTITY } from "@coulisses/shared-domain/logistics/quantity";
import { Button, makeStyles, media } from "@coulisses/shared-ui/base";
import { InlineForm, NumberField } from "@coulisses/shared-ui/form";
import { UiIcon } from "@coulisses/shared-ui/icons";
import { GearPicker, type GearPickerProps } from "./gear-picker";

const useStyles = makeStyles({
  row: {
    display: "grid",
    gridTemplateColumns: "110px minmax(0, 1fr) auto",
    alignItems: "start",
    gap: "12px",
    [media.mobile]: { gridTemplateColumns: "90px minmax(0, 1fr)" },
  },
  add: { marginTop: "26px", [media.mobile]: { marginTop: 0, gridColumn: "1 / -1" } },
});

type Values = { quantity: number | null; gear: Gear | null };

const nothing: Values = { quantity: 1, gear: null };

/** The search of gear, and the sending of a request. */
export type RequestFormProps = Pick<GearPickerProps, "useSearch" | "seesCatalogue"> & {
  /** The reason why this gear can't be asked for now. */
  problemOf?: (gear: Gear) => string | undefined;
  onAdd: (request: { slug: string; quantity: number }, gear: Gear) => Promise<SendOutcome>;
};

/** A form that asks for a gear. */
export function RequestForm({ useSearch, seesCatalogue, problemOf, onAdd }: RequestFormProps) {
  const styles = useStyles();
  const form = useForm<Values>({
    initialValues: nothing,
    schema: rules<Values>({
      quantity: required,
      gear: (gear) => (gear === null ? required(gear) : problemOf?.(gear)),
    }),
    send: async ({ gear, quantity }) =>
      gear !== null && quantity !== null ? onAdd({ slug: gear.slug, quantity }, gear) : undefined,
    onSent: () => form.reset(),
  });
  const { gear } = form.values;
  // Shown as soon as a gear that may not be asked for is chosen.
  const gearProblem = gear === null ? undefined : problemOf?.(gear);
  const gearField = form.field("gear");

  return (
    <InlineForm form={form} label="Demander du matos">
      <div className={styles.row}>
        <NumberField label="Quantité" min={1} max={LARGEST_QUANTITY} {...form.field("quantity")} />
        <GearPicker
          useSearch={useSearch}
          seesCatalogue={seesCatalogue}
          {...gearField}
          error={gearProblem ?? gearField.error}
        />
        <Button type="submit" className={styles.add} icon={<UiIcon name="add" />} loading={form.sending}>
          Ajouter
        </Button>
      </div>
    </InlineForm>
  );
}
