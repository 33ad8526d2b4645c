import { rules, useFinish, useForm } from "@coulisses/shared-pages/forms";
import { refusalOf, useNotify } from "@coulisses/shared-auth";
import { required } from "@coulisses/shared-domain/field-problems";
import { type Barrel, barrelPriceProblem, DRINK } from "@coulisses/shared-domain/personal-account/barrel";
import { toDate } from "@coulisses/shared-domain/time/instant";
import { parisDay, parisInstant } from "@coulisses/shared-domain/time/paris";
import { Button, makeStyles, Text, TextField } from "@coulisses/shared-ui/base";
import {
  AmountField,
  createFormFields,
  DateField,
  FormFieldsContext,
  InlineForm,
} from "@coulisses/shared-ui/form";
import { UiIcon } from "@coulisses/shared-ui/icons";
import { Dialog, RemoveDialog } from "@coulisses/shared-ui/overlay";
import { useState } from "react";
import {
  useAddBarrelMutation,
  useChangeBarrelOpeningMutation,
  useChangeBarrelPriceMutation,
  useListBarrelsQuery,
  useRemoveBarrelMutation,
} from "../api/consumptions-api";

const useStyles = makeStyles({
  row: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) 150px 130px 32px",
    gap: "8px",
    alignItems: "start",
  },
  bin: { marginTop: "26px" },
});

const none: never[] = [];

/** The barrels that are tapped: their price and opening save themselves. */
export default function BarrelDialog({ onClose }: { onClose: () => void }) {
  const { data: barrels = none } = useListBarrelsQuery();
  const [added, setAdded] = useState(0);
  const [fields] = useState(createFormFields);
  // Escape leaves no field: what is typed is handed over first.
  const close = () => {
    fields.read();
    onClose();
  };
  return (
    <Dialog open title="Gestion des fûts" onClose={close}>
      {barrels.length === 0 && <Text muted>Aucun fût n'est encore configuré</Text>}
      <FormFieldsContext value={fields}>
        {barrels.map((barrel) => (
          <BarrelRow key={barrel.slug} barrel={barrel} />
        ))}
      </FormFieldsContext>
      <NewBarrel key={added} onAdded={() => setAdded(added + 1)} />
    </Dialog>
  );
}

/** A local edit of `value`, dropped as soon as the value itself changes. */
function useEdited<Value>(value: Value) {
  const [edit, setEdit] = useState<{ over: Value; value: Value }>();
  const shown = edit?.over === value ? edit.value : value;
  return [shown, (next: Value) => setEdit({ over: value, value: next })] as const;
}

function BarrelRow({ barrel }: { barrel: Barrel }) {
  const { slug, drink } = barrel;
  const styles = useStyles();
  const notify = useNotify();
  const [changePrice] = useChangeBarrelPriceMutation();
  const [changeOpening] = useChangeBarrelOpeningMutation();
  const [isRemoving, setRemoving] = useState(false);
  const [price, setPrice] = useEdited<number | null>(barrel.price);
  const [openedOn, setOpenedOn] = useEdited(barrel.openedOn);
  const problem = barrelPriceProblem(price ?? 0);

  const savePrice = async (cents: number | null) => {
    setPrice(cents);
    if (cents === null || barrelPriceProblem(cents) !== undefined) return;
    const { error } = await changePrice({ slug, body: { price: cents } });
    if (error === undefined) notify({ type: "success", message: "Prix du fût ajusté" });
  };
  const saveOpening = async (day: string) => {
    const instant = parisInstant(day).toISOString();
    setOpenedOn(instant);
    const { error } = await changeOpening({ slug, body: { openedOn: instant } });
    if (error === undefined) notify({ type: "success", message: "Date d'ouverture du fût ajustée" });
  };
  return (
    <div role="group" aria-label={drink} className={styles.row}>
      <TextField label="Boisson" readOnly value={drink} />
      <DateField
        label="Date d'ouverture"
        required
        value={parisDay(toDate(openedOn))}
        onChange={(day) => void saveOpening(day)}
      />
      <AmountField
        label="Prix"
        required
        value={price}
        error={problem}
        onChange={(cents) => void savePrice(cents)}
      />
      <Button
        appearance="subtle"
        danger
        className={styles.bin}
        tooltip={`Retirer le fût ${drink}`}
        icon={<UiIcon name="delete" />}
        onClick={() => setRemoving(true)}
      />
      {isRemoving && <RemoveBarrel barrel={barrel} onClose={() => setRemoving(false)} />}
    </div>
  );
}

function RemoveBarrel({ barrel: { slug, drink }, onClose }: { barrel: Barrel; onClose: () => void }) {
  const notify = useNotify();
  const [remove] = useRemoveBarrelMutation();
  return (
    <RemoveDialog
      title={`Retirer le fût ${drink} ?`}
      confirmLabel="Retirer le fût"
      remove={async () => refusalOf(await remove({ slug }))}
      onRemoved={() => notify({ type: "success", message: "Fût retiré" })}
      onClose={onClose}
    >
      Ce qui en a déjà été enregistré reste sur les comptes.
    </RemoveDialog>
  );
}

type Values = { drink: string; price: number | null; openedOn: string };
const ONE_EURO = 100;

const schema = rules<Values>({
  drink: (drink) => (drink.trim().length < DRINK.min ? `Taper au moins ${DRINK.min} caractères` : undefined),
  price: (price) => required(price) ?? barrelPriceProblem(price ?? 0),
  openedOn: required,
});

function NewBarrel({ onAdded }: { onAdded: () => void }) {
  const styles = useStyles();
  const finish = useFinish(onAdded);
  const [add] = useAddBarrelMutation();
  const [initialValues] = useState<Values>(() => ({
    drink: "",
    price: ONE_EURO,
    openedOn: parisDay(new Date()),
  }));
  const form = useForm<Values>({
    initialValues,
    schema,
    send: async ({ drink, price, openedOn }) =>
      refusalOf(
        await add({
          body: { drink, price: price ?? ONE_EURO, openedOn: parisInstant(openedOn).toISOString() },
        }),
      ),
    onSent: () => finish("Fût ajouté"),
  });
  return (
    <InlineForm form={form} label="Nouveau fût" submitLabel="Ajouter">
      <div className={styles.row}>
        <TextField label="Boisson" required maxLength={DRINK.max} {...form.field("drink")} />
        <DateField label="Date d'ouverture" required {...form.field("openedOn")} />
        <AmountField label="Prix" required {...form.field("price")} />
      </div>
    </InlineForm>
  );
}
