import { ErrorCard } from "../base/message/notice";
import { Loading } from "../base/message/placeholders";
import { late } from "../behaviour/late";
import type { CalendarProps } from "./calendar";

/** The props of a calendar. */
export type PeriodCalendarProps = CalendarProps;

/** Periods on the days and hours of Paris; its code comes when it is first shown. */
export const PeriodCalendar = late<CalendarProps>(() => import("./calendar"), {
  waiting: () => <Loading label="Chargement du calendrier…" />,
  failed: (_, retry) => (
    <ErrorCard
      title="Le calendrier n'a pas pu être affiché"
      message="Vérifie ta connexion et réessaie."
      onRetry={retry}
    />
  ),
});

/** Fetches the code of calendars ahead; it rejects when the code does not come. */
export const prefetchCalendar = PeriodCalendar.prefetch;
