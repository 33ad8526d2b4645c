import { rules, useForm } from "@coulisses/shared-pages/forms";
import { refusalOf, useNotify } from "@coulisses/shared-auth";
import { required } from "@coulisses/shared-domain/field-problems";
import { type Barrel, barrelPriceProblem, DRINK } from "@coulisses/shared-domain/personal-account/barrel";
import { toDate } from "@coulisses/shared-domain/time/instant";
import { parisDay, parisInstant } from "@coulisses/shared-domain/time/paris";
import { readAmount, writeAmount } from "@coulisses/shared-domain/typed-text/read-amount";
import { Button, makeStyles, Text, TextField } from "@coulisses/shared-ui/base";
import { AmountField, DateField, InlineForm, useAutosave } from "@coulisses/shared-ui/form";
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
  return (
    <Dialog open title="Gestion des fûts" onClose={onClose}>
      {barrels.length === 0 && <Text muted>Aucun fût n'est encore configuré</Text>}
      {barrels.map((barrel) => (
        <BarrelRow key={barrel.slug} barrel={barrel} />
      ))}
      <NewBarrel key={added} onAdded={() => setAdded(added + 1)} />
    </Dialog>
  );
}

function BarrelRow({ barrel }: { barrel: Barrel }) {
  const { slug, drink } = barrel;
  const styles = useStyles();
  const notify = useNotify();
  const [changePrice] = useChangeBarrelPriceMutation();
  const [changeOpening] = useChangeBarrelOpeningMutation();
  const [isRemoving, setRemoving] = useState(false);
  const [typed, setTyped] = useState<string>();
  const price = useAutosave({
    value: barrel.price,
    onSave: async (cents) => {
      await changePrice({ slug, body: { price: cents } }).unwrap();
      notify({ type: "success", message: "Prix du fût ajusté" });
    },
  });
  const opening = useAutosave({
    value: barrel.openedOn,
    onSave: async (openedOn) => {
      await changeOpening({ slug, body: { openedOn } }).unwrap();
      notify({ type: "success", message: "Date d'ouverture du fût ajustée" });
    },
  });
  const reading = typed === undefined ? { value: price.draft } : readAmount(typed, { required: true });
  const problem = "problem" in reading ? reading.problem : barrelPriceProblem(reading.value ?? 0);
  const type = (text: string) => {
    setTyped(text);
    const read = readAmount(text, { required: true });
    const isRight = "value" in read && barrelPriceProblem(read.value ?? 0) === undefined;
    // What is wrong is not saved, nor what was typed on the way to it.
    price.setDraft(isRight ? (read.value ?? 0) : barrel.price);
  };
  return (
    <div role="group" aria-label={drink} className={styles.row}>
      <TextField label="Boisson" readOnly value={drink} />
      <DateField
        label="Date d'ouverture"
        required
        value={parisDay(toDate(opening.draft))}
        onChange={(day) => opening.setDraft(parisInstant(day).toISOString())}
      />
      <TextField
        label="Prix"
        required
        inputMode="decimal"
        autoComplete="off"
        contentAfter={<Text muted>€</Text>}
        value={typed ?? writeAmount(price.draft)}
        error={problem}
        onChange={type}
        onBlur={() => {
          price.flush();
          if (problem === undefined) setTyped(undefined);
        }}
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
  const notify = useNotify();
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
    onSent: () => {
      notify({ type: "success", message: "Fût ajouté" });
      onAdded();
    },
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
