import { formatDay, formatMonth } from "@coulisses/shared-domain/time/format";
import { parisInstant } from "@coulisses/shared-domain/time/paris";
import { publicHoliday } from "@coulisses/shared-domain/time/public-holiday";
import { makeStyles } from "@griffel/react";
import { Button } from "../base/button/button";
import { tip } from "../base/button/tooltip";
import { Tag } from "../base/mark/tag";
import { Icon } from "../base/text/icon";
import { Heading } from "../base/text/text";
import { ChoiceToggle, type ChoiceToggleOption } from "../form/choice/choices";
import { nextGlyph, previousGlyph } from "../table/glyphs";
import { type CalendarView, today } from "./calendar-layout";

const useStyles = makeStyles({
  bar: { display: "flex", alignItems: "center", flexWrap: "wrap", gap: "8px" },
  moves: { display: "flex", alignItems: "center", flex: "1 1 220px", gap: "8px" },
  title: { flexGrow: 1, "::first-letter": { textTransform: "uppercase" } },
});

type CalendarBarProps = {
  day: string;
  days: readonly string[];
  view: CalendarView;
  /** The views to choose from; none where there is one. */
  views: readonly ChoiceToggleOption<CalendarView>[];
  festivalDay: string | undefined;
  onDay: (day: string) => void;
  onMove: (way: 1 | -1) => void;
  onView: (view: CalendarView) => void;
};

/** The names of the arrows, before and after. */
const steps: Record<CalendarView, [string, string]> = {
  day: ["Jour précédent", "Jour suivant"],
  festival: ["Jours précédents", "Jours suivants"],
  week: ["Semaine précédente", "Semaine suivante"],
  month: ["Mois précédent", "Mois suivant"],
};

/** The days in view, and the buttons that show others; their tips tell their keys. */
export function CalendarBar(props: CalendarBarProps) {
  const { day, days, view, views, festivalDay, onDay, onMove, onView } = props;
  const styles = useStyles();
  const noon = parisInstant(day, 12);
  const isOneDay = view === "day";
  const holiday = isOneDay && publicHoliday(day);
  const jump = (to: string, label: string, key: string) => (
    <Button
      onClick={() => onDay(to)}
      disabledFocusable={days.includes(to)}
      size="small"
      tooltip={`Touche ${key}`}
      aria-keyshortcuts={key}
    >
      {label}
    </Button>
  );
  const step = (way: 1 | -1, tooltip: string, key: string, arrow: string) => (
    <Button
      appearance="subtle"
      size="small"
      tooltip={tooltip}
      {...tip(`${tooltip} (touche ${arrow})`)}
      aria-keyshortcuts={key}
      icon={<Icon path={way < 0 ? previousGlyph : nextGlyph} />}
      onClick={() => onMove(way)}
    />
  );
  return (
    <div className={styles.bar}>
      {jump(today(), "Aujourd'hui", "A")}
      {festivalDay && jump(festivalDay, "Manif", "M")}
      <div className={styles.moves}>
        <Heading level={3} className={styles.title} aria-live="polite">
          {isOneDay ? formatDay(noon) : formatMonth(noon)}
        </Heading>
        {holiday && <Tag>{holiday}</Tag>}
        {views.length > 0 && (
          <ChoiceToggle
            label="Vue"
            options={views}
            value={view}
            onChange={(chosen) => chosen && onView(chosen)}
          />
        )}
        {step(-1, steps[view][0], "ArrowLeft", "←")}
        {step(1, steps[view][1], "ArrowRight", "→")}
      </div>
    </div>
  );
}
