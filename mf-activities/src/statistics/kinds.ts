import { statusLabels } from "@coulisses/shared-domain/festival-task/labels";
import type { FestivalTaskStatus } from "@coulisses/shared-domain/festival-task/festival-task";
import type { Permission } from "@coulisses/shared-domain/access/permissions";
import { activitySeries, taskSeries } from "@coulisses/shared-domain/statistics/statistics-by-team";
import type { ChartSeries, ChartTone } from "@coulisses/shared-ui/data";

const tones: Record<FestivalTaskStatus, ChartTone> = {
  DRAFT: "draft",
  REFUSED: "refused",
  IN_REVIEW: "review",
  VALIDATED: "validated",
  READY_TO_ASSIGN: "ready",
};

const seriesOf = (statuses: readonly FestivalTaskStatus[]): ChartSeries[] =>
  statuses.map((status) => ({ key: status, label: statusLabels[status], tone: tones[status] }));

type KindOfSheet = {
  label: string;
  /** Path of the list that a bar opens. */
  path: string;
  permission: Permission;
  series: ChartSeries[];
};

/** Kinds of sheet on the page; their keys are those of the kept editions. */
export const kinds = {
  activities: { label: "FA", path: "/fa", permission: "read-fa", series: seriesOf(activitySeries) },
  tasks: { label: "FT", path: "/ft", permission: "read-ft", series: seriesOf(taskSeries) },
} satisfies Record<string, KindOfSheet>;

export type Kind = keyof typeof kinds;
