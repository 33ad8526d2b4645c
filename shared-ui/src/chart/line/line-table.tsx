import { useMemo } from "react";
import type { Column } from "../../table/column";
import { DataTable } from "../../table/data-table";
import type { LineChartProps, LinePoint } from "../parts/chart-props";
import { momentOf, written } from "../parts/series";

/** The same numbers as a table, to read, sort and copy. */
export function LineTable({ caption, points, series, onOpen }: LineChartProps) {
  const columns = useMemo(
    (): Column<LinePoint>[] => [
      {
        key: "at",
        header: "Moment",
        render: ({ at }) => momentOf(at),
        sortBy: ({ at }) => at,
        mobileTitle: true,
      },
      ...series.map(({ key, label }): Column<LinePoint> => ({
        key,
        header: label,
        align: "end",
        render: ({ values }) => written(values[key] ?? 0),
        sortBy: ({ values }) => values[key] ?? 0,
      })),
    ],
    [series],
  );
  return (
    <DataTable
      caption={caption}
      rows={points}
      columns={columns}
      getRowId={({ at }) => at}
      {...(onOpen && { onOpen })}
    />
  );
}
