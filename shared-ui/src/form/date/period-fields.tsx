import type { PeriodForm } from "@coulisses/shared-domain/contract/fields";
import { toDate } from "@coulisses/shared-domain/time/instant";
import { lengthError, longestWindow, type LongestPeriod } from "@coulisses/shared-domain/time/longest-period";
import { periodError } from "@coulisses/shared-domain/time/period";
import { makeStyles } from "@griffel/react";
import { media } from "../../theme/media";
import { DateTimeField } from "./date-time-field";
import { withStart } from "./period-form";

const useStyles = makeStyles({
  fields: {
    display: "grid",
    gridTemplateColumns: "1fr 1fr",
    alignItems: "start",
    gap: "12px",
    [media.mobile]: { gridTemplateColumns: "1fr", rowGap: "20px" },
  },
});

/** The French error of a period: its order, then its length. */
export function periodProblem({ start, end }: PeriodForm, longest = longestWindow): string | undefined {
  const period = { start: toDate(start), end: toDate(end) };
  return periodError(period) ?? lengthError(period, longest);
}

/** The period of two fields. */
type PeriodFieldsProps = {
  period: PeriodForm;
  onChange: (period: PeriodForm) => void;
  /** @default that of an activity's window */
  longest?: LongestPeriod;
  /** Another error of the period, besides its order and its length. */
  error?: string | undefined;
};

/** Two fields for the start and end of a period; the end follows a moved start. */
export function PeriodFields({ period, onChange, longest, error }: PeriodFieldsProps) {
  const styles = useStyles();
  return (
    <div className={styles.fields}>
      <DateTimeField
        label="Date de début"
        required
        value={period.start}
        onChange={(start) => start && onChange(withStart(period, start))}
      />
      <DateTimeField
        label="Date de fin"
        required
        value={period.end}
        error={periodProblem(period, longest) ?? error}
        onChange={(end) => end && onChange({ ...period, end })}
      />
    </div>
  );
}
