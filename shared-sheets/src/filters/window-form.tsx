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

/** What the form of a window is about; `useAddressWindow` answers all but the words. */
export type WindowFormProps = {
  /** The window whose helpers are shown; the address may say anything. */
  window: PeriodForm | undefined;
  /** What it begins with where the address names none that is one. */
  proposed: PeriodForm;
  onApply: (window: PeriodForm) => void;
  /** Answers the window that is proposed now. */
  onReset: () => PeriodForm;
  /** What one press goes back to: "Revenir à l'heure qui vient". */
  resetLabel: string;
  /** How long a window of one press lasts, in hours. */
  presets: readonly number[];
};

/** The window that a page shows: typed, or so many hours from its start. */
export function WindowForm({ window, proposed, onApply, onReset, resetLabel, presets }: WindowFormProps) {
  const styles = useStyles();
  const [draft, setDraft] = useState(window ?? proposed);
  // Another window came with the address: the browser's back button, or a link of the page.
  const [shown, setShown] = useState(window);
  if (window && (window.start !== shown?.start || window.end !== shown.end)) {
    setShown(window);
    setDraft(window);
  }
  const problem = helpWindowError({ start: toDate(draft.start), end: toDate(draft.end) });
  const [fields] = useState(createFormFields);
  const apply = () => {
    // What was typed and can't be read is no window, though the one before it was.
    if (fields.read() && problem === undefined) onApply(draft);
  };
  const last = (hours: number) => {
    const end = new Date(toDate(draft.start).getTime() + ofHours(hours));
    const lasting = { start: draft.start, end: end.toISOString() };
    setDraft(lasting);
    onApply(lasting);
  };
  return (
    <Surface title="Plage horaire">
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
          <Button icon={<UiIcon name="refresh" />} tooltip={resetLabel} onClick={() => setDraft(onReset())} />
        </div>
      </div>
    </Surface>
  );
}
