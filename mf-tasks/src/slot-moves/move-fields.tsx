import { offeredSplits, splitLabel } from "@coulisses/shared-domain/assignment/split";
import { moveLimits } from "@coulisses/shared-domain/festival-task/mobilization/move-limits";
import { makeStyles } from "@coulisses/shared-ui/base";
import { SelectField } from "@coulisses/shared-ui/filters";
import { ChoiceToggle, NumberField } from "@coulisses/shared-ui/form";
import type { Form } from "@coulisses/shared-pages/forms";
import type { Values } from "./move-form";

const useStyles = makeStyles({
  bars: { display: "flex", flexWrap: "wrap", gap: "8px 16px" },
  fields: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(90px, 1fr))",
    gap: "12px 16px",
    alignItems: "start",
  },
});

const kinds = [
  { value: "SHIFT", label: "Décaler" },
  { value: "RESIZE", label: "Changer la durée" },
  { value: "SPLIT", label: "Découper" },
] as const;
const directions = [
  { value: "LATER", label: "Plus tard" },
  { value: "EARLIER", label: "Plus tôt" },
] as const;
const lengths = [
  { value: "LONGER", label: "Allonger" },
  { value: "SHORTER", label: "Raccourcir" },
] as const;
const bounds = [
  { value: "END", label: "Par la fin" },
  { value: "START", label: "Par le début" },
] as const;
const MOST_HOURS = moveLimits.minutes / 60;

/** The change, and by how much. */
export function MoveFields({ form }: { form: Form<Values> }) {
  const styles = useStyles();
  const { kind, direction, length, bound, split } = form.values;
  return (
    <>
      <ChoiceToggle
        label="Changement"
        options={kinds}
        value={kind}
        onChange={(chosen) => chosen && form.setValue("kind", chosen)}
      />
      {kind === "SHIFT" && (
        <ChoiceToggle
          label="Sens"
          options={directions}
          value={direction}
          onChange={(way) => way && form.setValue("direction", way)}
        />
      )}
      {kind === "RESIZE" && (
        <div className={styles.bars}>
          <ChoiceToggle
            label="Durée"
            options={lengths}
            value={length}
            onChange={(way) => way && form.setValue("length", way)}
          />
          <ChoiceToggle
            label="Borne"
            options={bounds}
            value={bound}
            onChange={(end) => end && form.setValue("bound", end)}
          />
        </div>
      )}
      <div className={styles.fields}>
        {kind === "SPLIT" ? (
          <SelectField
            label="Durée de chaque affectation"
            required
            options={offeredSplits.map((hours) => ({ value: String(hours), label: splitLabel(hours) }))}
            value={String(split)}
            onChange={(hours) => form.setValue("split", Number(hours))}
          />
        ) : (
          <>
            {/* The first field takes the focus: concerts move by hours. */}
            <NumberField label="Heures" min={0} max={MOST_HOURS} {...form.field("hours")} />
            <NumberField label="Minutes" min={0} max={59} {...form.field("minutes")} />
            {kind === "SHIFT" && (
              <NumberField label="Jours" min={0} max={moveLimits.days} {...form.field("days")} />
            )}
          </>
        )}
      </div>
    </>
  );
}
