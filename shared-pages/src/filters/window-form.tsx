import { helpWindowError } from "@coulisses/shared-domain/planning/help-window";
import { ofHours } from "@coulisses/shared-domain/time/duration";
import { toDate } from "@coulisses/shared-domain/time/instant";
import type { PeriodForm } from "@coulisses/shared-domain/contract/fields";
import { Button, makeStyles, media, Surface } from "@coulisses/shared-ui/base";
import { createFormFields, DateTimeField, FormFieldsContext } from "@coulisses/shared-ui/form";
import { UiIcon } from "@coulisses/shared-ui/icons";
import { useState } from "react";

const useStyles = makeStyles({
  form: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "start",
    gap: "8px 12px",
    "& > .fui-Field": { flex: "1 1 210px", maxWidth: "280px", [media.mobile]: { maxWidth: "none" } },
  },
  buttons: { display: "flex", flexWrap: "wrap", gap: "8px", alignSelf: "center" },
});

const written = (hours: number) => (hours % 24 === 0 ? `${hours / 24} j` : `${hours} h`);

/** The form of a window; `useAddressWindow` returns all but the labels. */
export type WindowFormProps = {
  /** The present window; undefined when the address has an invalid one. */
  window: PeriodForm | undefined;
  /** The initial values for an invalid address. */
  proposed: PeriodForm;
  onApply: (window: PeriodForm) => void;
  /** Resets the window, and returns the one proposed now. */
  onReset: () => PeriodForm;
  /** The label of the reset button: "Revenir à l'heure qui vient". */
  resetLabel: string;
  /** The lengths that one press chooses, in hours. */
  presets: readonly number[];
};

/** The form of a page's window: typed, or a preset length from its start. */
export function WindowForm({ window, proposed, onApply, onReset, resetLabel, presets }: WindowFormProps) {
  const styles = useStyles();
  const [draft, setDraft] = useState(window ?? proposed);
  // The address has changed: the browser's back button, or a link of the page.
  const [shown, setShown] = useState(window);
  if (window && (window.start !== shown?.start || window.end !== shown.end)) {
    setShown(window);
    setDraft(window);
  }
  const problem = helpWindowError({ start: toDate(draft.start), end: toDate(draft.end) });
  const [fields] = useState(createFormFields);
  const apply = () => {
    // An unreadable text is no window, though the value before it was.
    if (fields.read() && problem === undefined) onApply(draft);
  };
  const show = (next: PeriodForm) => {
    setDraft(next);
    onApply(next);
  };
  const shift = (steps: number) => {
    const { start, end } = window ?? proposed;
    const length = toDate(end).getTime() - toDate(start).getTime();
    const moved = (at: string) => new Date(toDate(at).getTime() + steps * length).toISOString();
    show({ start: moved(start), end: moved(end) });
  };
  const last = (hours: number) => {
    const end = new Date(toDate(draft.start).getTime() + ofHours(hours));
    show({ start: draft.start, end: end.toISOString() });
  };
  return (
    <Surface
      title="Plage horaire"
      actions={
        <>
          <Button
            icon={<UiIcon name="chevron-left" />}
            tooltip="Plage précédente"
            onClick={() => shift(-1)}
          />
          <Button icon={<UiIcon name="chevron-right" />} tooltip="Plage suivante" onClick={() => shift(1)} />
          <Button icon={<UiIcon name="refresh" />} tooltip={resetLabel} onClick={() => setDraft(onReset())} />
        </>
      }
    >
      <div role="group" aria-label="Plage horaire" className={styles.form}>
        <FormFieldsContext value={fields}>
          <DateTimeField
            label="Début"
            required
            value={draft.start}
            onChange={(start) => start !== null && setDraft({ ...draft, start })}
          />
          <DateTimeField
            label="Fin"
            required
            value={draft.end}
            error={problem}
            onChange={(end) => end !== null && setDraft({ ...draft, end })}
          />
        </FormFieldsContext>
        <div className={styles.buttons}>
          <Button appearance="primary" onClick={apply}>
            Appliquer
          </Button>
          {presets.map((hours) => (
            <Button
              key={hours}
              aria-label={`Pendant ${written(hours)} à partir du début`}
              onClick={() => last(hours)}
            >
              {written(hours)}
            </Button>
          ))}
        </div>
      </div>
    </Surface>
  );
}
