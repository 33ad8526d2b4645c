import { formatDay, formatMonth } from "@coulisses/shared-domain/time/format";
import { parisInstant } from "@coulisses/shared-domain/time/paris";
import { publicHoliday } from "@coulisses/shared-domain/time/public-holiday";
import { makeStyles } from "@griffel/react";
import { Button } from "../base/button/button";
import { Tag } from "../base/mark/tag";
import { Icon } from "../base/text/icon";
import { Heading } from "../base/text/text";
import { nextGlyph, previousGlyph } from "../table/glyphs";
import { tokens } from "../theme/tokens";
import { eventColors } from "./calendar-colors";
import { today } from "./calendar-layout";
import { Legend } from "./legend";

const useStyles = makeStyles({
  bar: { display: "flex", alignItems: "center", flexWrap: "wrap", gap: "8px" },
  moves: { display: "flex", alignItems: "center", flex: "1 1 220px", gap: "8px" },
  title: { flexGrow: 1, "::first-letter": { textTransform: "uppercase" } },
  swatch: {
    width: "14px",
    height: "14px",
    borderRadius: "4px",
    border: `1px solid ${tokens.colorNeutralStroke1}`,
  },
});

type CalendarBarProps = {
  day: string;
  days: readonly string[];
  isOneDay: boolean;
  festivalDay: string | undefined;
  onDay: (day: string) => void;
  onMove: (way: 1 | -1) => void;
};

/** The days in view, and the buttons that show others. */
export function CalendarBar({ day, days, isOneDay, festivalDay, onDay, onMove }: CalendarBarProps) {
  const styles = useStyles();
  const noon = parisInstant(day, 12);
  const holiday = isOneDay && publicHoliday(day);
  const jump = (to: string, label: string) => (
    <Button onClick={() => onDay(to)} disabledFocusable={days.includes(to)} size="small">
      {label}
    </Button>
  );
  const step = (way: 1 | -1, tooltip: string) => (
    <Button
      appearance="subtle"
      size="small"
      tooltip={tooltip}
      icon={<Icon path={way < 0 ? previousGlyph : nextGlyph} />}
      onClick={() => onMove(way)}
    />
  );
  return (
    <div className={styles.bar}>
      {jump(today(), "Aujourd'hui")}
      {festivalDay && jump(festivalDay, "Manif")}
      <div className={styles.moves}>
        <Heading level={3} className={styles.title} aria-live="polite">
          {isOneDay ? formatDay(noon) : formatMonth(noon)}
        </Heading>
        {holiday && <Tag>{holiday}</Tag>}
        {step(-1, isOneDay ? "Jour précédent" : "Semaine précédente")}
        {step(1, isOneDay ? "Jour suivant" : "Semaine suivante")}
      </div>
    </div>
  );
}

/** The meaning of the colours. */
export function CalendarLegend({ entries }: { entries: readonly { label: string; color: string }[] }) {
  const styles = useStyles();
  return (
    <Legend
      entries={entries.map(({ label, color }) => ({
        label,
        mark: <span aria-hidden className={styles.swatch} style={eventColors(color)} />,
      }))}
    />
  );
}
