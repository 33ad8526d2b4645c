import { lazy, Suspense } from "react";
import { Loading } from "../base/message/placeholders";
import type { CalendarProps } from "./calendar";

const Calendar = lazy(() => import("./calendar").then((module) => ({ default: module.Calendar })));

export type PeriodCalendarProps = CalendarProps;

/** Periods on the days and hours of Paris; its code comes when it is first shown. */
export function PeriodCalendar(props: PeriodCalendarProps) {
  return (
    <Suspense fallback={<Loading label="Chargement du calendrier…" />}>
      <Calendar {...props} />
    </Suspense>
  );
}
