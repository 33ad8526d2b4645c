import { type CalendarStrings, useDatePicker_unstable } from "@fluentui/react-datepicker-compat";
import { formatLongDate, formatMonth, formatTime } from "@coulisses/shared-domain/time/format";
import { parisDay, parisInstant } from "@coulisses/shared-domain/time/paris";
import { writeDay } from "@coulisses/shared-domain/typed-text/read-date";
import { makeStyles } from "@griffel/react";
import { type KeyboardEvent, type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { Button } from "../../base/button/button";
import { useAnchored } from "../../behaviour/anchor/use-anchored";
import { tokens } from "../../theme/tokens";
import { SelectField } from "../choice/select-field";

const useStyles = makeStyles({
  panel: {
    position: "fixed",
    inset: "auto",
    margin: 0,
    boxSizing: "border-box",
    zIndex: 1000,
    display: "flex",
    flexDirection: "column",
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    boxShadow: tokens.shadow16,
  },
  time: { display: "flex", alignItems: "end", gap: "8px", padding: "0 12px 12px" },
  hours: { flexGrow: 1 },
});

const WEEK_STARTS_MONDAY = 1;
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const named = (options: Intl.DateTimeFormatOptions, dates: readonly Date[]) => {
  const format = new Intl.DateTimeFormat("fr-FR", { ...options, timeZone: "UTC" });
  return dates.map((date) => capital(format.format(date)));
};
const months = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 1)));
// The first of February 2026 is a Sunday.
const weekdays = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2026, 1, 1 + day)));

const strings: CalendarStrings = {
  months: named({ month: "long" }, months),
  shortMonths: named({ month: "short" }, months),
  days: named({ weekday: "long" }, weekdays),
  shortDays: named({ weekday: "narrow" }, weekdays),
  goToToday: "Aujourd'hui",
  prevMonthAriaLabel: "Mois précédent",
  nextMonthAriaLabel: "Mois suivant",
  prevYearAriaLabel: "Année précédente",
  nextYearAriaLabel: "Année suivante",
  prevYearRangeAriaLabel: "Années précédentes",
  nextYearRangeAriaLabel: "Années suivantes",
  monthPickerHeaderAriaLabel: "{0}, choisir une année",
  yearPickerHeaderAriaLabel: "{0}, choisir un mois",
  closeButtonAriaLabel: "Fermer",
  weekNumberFormatString: "Semaine {0}",
  selectedDateFormatString: "Choisi : {0}",
  todayDateFormatString: "Aujourd'hui : {0}",
  dayMarkedAriaLabel: "marqué",
};

const two = (value: number) => String(value).padStart(2, "0");
/** The calendar's dates are the browser's own: only their day counts. */
const toLocal = (day: string) => {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return new Date(year, month - 1, date);
};
const fromLocal = (date: Date) => `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
const inParis = (date: Date) => parisInstant(fromLocal(date), 12);
const dateTimeFormatter = {
  formatDay: (date: Date) => String(date.getDate()),
  formatMonth: (date: Date) => strings.months[date.getMonth()] ?? "",
  formatYear: (date: Date) => String(date.getFullYear()),
  formatMonthDayYear: (date: Date) => formatLongDate(inParis(date)),
  formatMonthYear: (date: Date) => capital(formatMonth(inParis(date))),
};

/** The anchor and present value of the calendar. */
export type DatePanelProps = {
  label: string;
  anchor: RefObject<HTMLElement | null>;
  /** `yyyy-mm-dd`; empty when there is none yet. */
  day: string;
  /** `hh:mm`; empty when there is none yet, left out where a day is enough. */
  time?: string;
  /** Minutes between two times. @default 15 */
  step?: number;
  /** Called with the text of the picked day, or day and time. */
  onPick: (text: string) => void;
  onClose: () => void;
};

/** Fluent's calendar, and under it the times. Comes when a date field first opens it. */
export default function DatePanel({ label, anchor, step = 15, onPick, onClose, ...present }: DatePanelProps) {
  const styles = useStyles();
  const panel = useRef<HTMLDivElement>(null);
  const days = useRef<{ focus: () => void }>(null);
  const [day, setDay] = useState(present.day);
  const [time, setTime] = useState(present.time ?? "");
  const isTimed = present.time !== undefined;
  const today = useMemo(() => toLocal(parisDay(new Date())), []);
  const value = useMemo(() => (day ? toLocal(day) : null), [day]);
  useAnchored(anchor, panel, true);
  useEffect(() => days.current?.focus(), []);

  const pickDay = (date: Date) => {
    const picked = fromLocal(date);
    setDay(picked);
    onPick(isTimed ? `${writeDay(picked)} ${time}`.trim() : writeDay(picked));
    if (!isTimed) onClose();
  };
  const pickTime = (picked: string | null) => {
    if (picked === null) return;
    setTime(picked);
    if (day) onPick(`${writeDay(day)} ${picked}`);
  };
  const keyDown = (event: KeyboardEvent) => {
    // It picks a day: the form around must not take it for its own.
    if (event.key === "Enter") event.stopPropagation();
  };
  // Only the calendar of Fluent's date picker: the box is the field's own.
  const { calendar, components } = useDatePicker_unstable(
    {
      value,
      today,
      strings,
      dateTimeFormatter,
      firstDayOfWeek: WEEK_STARTS_MONDAY,
      showMonthPickerAsOverlay: true,
      calendar: { onSelectDate: pickDay, componentRef: days },
    },
    null,
  );
  const { calendar: Calendar } = components;
  return (
    <div
      ref={panel}
      popover="manual"
      role="dialog"
      aria-label={`Calendrier : ${label}`}
      className={styles.panel}
      onKeyDown={keyDown}
    >
      <Calendar {...calendar} />
      {isTimed && (
        <div className={styles.time}>
          <SelectField
            className={styles.hours}
            label="Heure"
            options={timesOf(step, time).map((at) => ({ value: at, label: at }))}
            value={time || null}
            placeholder="Choisis une heure"
            required
            onChange={pickTime}
          />
          <Button appearance="primary" onClick={onClose}>
            Fermer
          </Button>
        </div>
      )}
    </div>
  );
}

/** The times of a day, every `step` minutes, and the present one wherever it lies. */
function timesOf(step: number, present: string): string[] {
  const times = Array.from({ length: Math.floor(1440 / step) }, (_, index) =>
    formatTime(parisInstant("2026-01-01", Math.floor((index * step) / 60), (index * step) % 60)),
  );
  return present === "" || times.includes(present) ? times : [...times, present].sort();
}
