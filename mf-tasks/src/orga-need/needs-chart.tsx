import { missingIn } from "@coulisses/shared-domain/assignment/shortages";
import type { AnsweredOrganiserNeed } from "@coulisses/shared-domain/contract/assignment/overviews";
import { type ChartSeries, LineChart } from "@coulisses/shared-ui/data";
import { useMemo } from "react";

const series: ChartSeries[] = [
  { key: "requested", label: "Demandés", tone: "refused" },
  { key: "assigned", label: "Affectés", tone: "info" },
  { key: "possible", label: "Affectés et disponibles", tone: "validated" },
];

type Props = {
  needs: readonly AnsweredOrganiserNeed[];
  /** `start`: ISO instant of the pressed quarter of an hour. */
  onOpen: (start: string) => void;
};

/** People needed, assigned and available by quarter of an hour, as a chart and as a table. */
export function NeedsChart({ needs, onOpen }: Props) {
  const points = useMemo(
    () =>
      needs.map((need) => {
        const missing = missingIn(need);
        const available = `Disponibles : ${need.availableVolunteers}`;
        return {
          at: need.start,
          values: {
            requested: need.requestedVolunteers,
            assigned: need.assignedVolunteers,
            possible: need.assignedVolunteers + need.availableVolunteers,
          },
          details: missing > 0 ? `${available}, il manque ${missing}` : available,
        };
      }),
    [needs],
  );
  return (
    <LineChart
      caption="Bénévoles demandés, affectés et disponibles"
      points={points}
      end={needs.at(-1)?.end ?? ""}
      series={series}
      height={340}
      onOpen={({ at }) => onOpen(at)}
    />
  );
}
