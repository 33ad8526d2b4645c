import type { TimeWindow } from "../festival-activity/festival-activity";
import { formatDateTime } from "../time/format";

/** `16/05/2025 10:00 - 16/05/2025 12:00`, window by window in the order of time. */
export function windowTexts(windows: readonly Pick<TimeWindow, "start" | "end">[]): string[] {
  return [...windows]
    .sort((a, b) => a.start.localeCompare(b.start) || a.end.localeCompare(b.end))
    .map(({ start, end }) => `${formatDateTime(start)} - ${formatDateTime(end)}`);
}
