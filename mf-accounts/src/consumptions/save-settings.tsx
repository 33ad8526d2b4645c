import { formatAmount } from "@coulisses/shared-domain/money/amount";
import { barrelStickPrice } from "@coulisses/shared-domain/personal-account/consumption";
import type { Barrel } from "@coulisses/shared-domain/personal-account/barrel";
import { SAVE_NAME } from "@coulisses/shared-domain/personal-account/save";
import {
  countsSticks,
  type SaveMode,
  saveModeLabels,
  saveModes,
} from "@coulisses/shared-domain/personal-account/typed-save";
import { formatDate } from "@coulisses/shared-domain/time/format";
import { Button, makeStyles, Text, TextField } from "@coulisses/shared-ui/base";
import { SelectField } from "@coulisses/shared-ui/filters";
import { type ConsumptionDraft, useConsumptionDraft, usualName } from "./consumption-draft";

const useStyles = makeStyles({
  facts: { display: "grid", gridTemplateColumns: "1fr auto", gap: "6px 12px", margin: 0 },
  value: { margin: 0, textAlign: "end", fontVariantNumeric: "tabular-nums", fontWeight: 600 },
});

const modes = saveModes.map((value) => ({ value, label: saveModeLabels[value] }));

type Props = {
  sheet: ConsumptionDraft;
  barrels: readonly Barrel[];
  onMode: (mode: SaveMode) => void;
  onBarrels: () => void;
};

/** The settings beside the table: kind of save, price, name and total. */
export function SaveSettings({ sheet, barrels, onMode, onBarrels }: Props) {
  const { mode, stickPrice, context, name } = useConsumptionDraft(sheet, ({ current }) => current());
  const barrel = useConsumptionDraft(sheet, (each) => each.barrel());
  return (
    <>
      <SelectField
        label="Mode"
        required
        options={modes}
        value={mode}
        onChange={(next) => next && onMode(next)}
      />
      {mode === "cask" && (
        <>
          <SelectField
            label="Fût"
            required
            options={barrels.map(({ slug, drink }) => ({ value: slug, label: drink }))}
            value={barrel?.slug ?? null}
            onChange={(barrelSlug) => sheet.set({ barrelSlug: barrelSlug ?? "" })}
          />
          <Button onClick={onBarrels}>Gestion des fûts</Button>
        </>
      )}
      {mode === "closet" && (
        <TextField
          label="Prix du bâton"
          required
          inputMode="decimal"
          autoComplete="off"
          value={stickPrice}
          contentAfter={<Text muted>€</Text>}
          onChange={(text) => sheet.set({ stickPrice: text })}
        />
      )}
      {mode === "external-event" && (
        <TextField
          label="Contexte de l'événement"
          required
          value={context}
          onChange={(text) => sheet.set({ context: text })}
        />
      )}
      <Facts sheet={sheet} barrel={mode === "cask" ? barrel : undefined} mode={mode} />
      <TextField
        label="Nom de l'enregistrement"
        maxLength={SAVE_NAME.max}
        hint={usualName(sheet) && `Sans nom : ${usualName(sheet)}`}
        value={name}
        onChange={(text) => sheet.set({ name: text })}
      />
    </>
  );
}

function Facts({
  sheet,
  barrel,
  mode,
}: {
  sheet: ConsumptionDraft;
  barrel: Barrel | undefined;
  mode: SaveMode;
}) {
  const styles = useStyles();
  const { sticks, total, surplus } = useConsumptionDraft(sheet, (each) => each.preview());
  const facts: (readonly [string, string])[] = [
    ...(barrel
      ? ([
          ["Prix du fût", formatAmount(barrel.price)],
          ["Date d'ouverture", formatDate(barrel.openedOn)],
          ["Prix du bâton", formatAmount(barrelStickPrice(barrel.price, sticks))],
        ] as const)
      : []),
    ...(countsSticks(mode) ? [["Nombre total de bâtons", sticks.toLocaleString("fr")] as const] : []),
    ["Montant total", formatAmount(total)],
    ...(barrel ? [["Gardé par l'association (arrondi)", formatAmount(surplus)] as const] : []),
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value]) => (
        <div key={label} style={{ display: "contents" }}>
          <dt>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
