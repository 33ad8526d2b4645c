import { lateCode } from "../behaviour/late-code";
import { ErrorCard } from "../base/message/notice";
import { Loading } from "../base/message/placeholders";
import type { CalendarProps } from "./calendar";

const { useCode, prefetch } = lateCode(() => import("./calendar"));

/** The props of a calendar. */
export type PeriodCalendarProps = CalendarProps;

/** Fetches the code of calendars ahead; it rejects when the code does not come. */
export const prefetchCalendar = prefetch;

/** Periods on the days and hours of Paris; its code comes when it is first shown. */
export function PeriodCalendar(props: PeriodCalendarProps) {
  const { code, hasFailed, retry } = useCode();
  if (code) return <code.Calendar {...props} />;
  return hasFailed ? (
    <ErrorCard
      title="Le calendrier n'a pas pu être affiché"
      message="Vérifie ta connexion et réessaie."
      onRetry={retry}
    />
  ) : (
    <Loading label="Chargement du calendrier…" />
  );
}
