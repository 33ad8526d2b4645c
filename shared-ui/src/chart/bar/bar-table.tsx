import { useMemo } from "react";
import { Link } from "@fluentui/react-components";
import type { Column } from "../../table/column";
import { DataTable } from "../../table/data-table";
import { type BarCategory, type BarChartProps, onPlainClick, totalOf } from "../parts/chart-props";
import { written } from "../parts/series";

/** The same numbers as a table, to read, sort and copy. */
export function BarTable({
  caption,
  categoryLabel,
  categories,
  series,
  markerLabel,
  hrefOf,
  onOpen,
}: BarChartProps) {
  const columns = useMemo((): Column<BarCategory>[] => {
    const count = { align: "end" } as const;
    return [
      {
        key: "category",
        header: categoryLabel,
        render: ({ label }) => label,
        sortBy: ({ label }) => label,
        mobileTitle: true,
      },
      ...series.map((one): Column<BarCategory> => ({
        ...count,
        key: one.key,
        header: one.label,
        sortBy: ({ values }) => values[one.key] ?? 0,
        render: (category) => {
          const value = written(category.values[one.key] ?? 0);
          const href = value === "0" ? undefined : hrefOf?.(category, one);
          if (href === undefined) return value;
          return (
            <Link
              href={href}
              aria-label={`${category.label}, ${one.label} : ${value}`}
              onClick={onPlainClick(onOpen && (() => onOpen(category, one)))}
            >
              {value}
            </Link>
          );
        },
      })),
      {
        ...count,
        key: "total",
        header: "Total",
        render: (category) => written(totalOf(category, series)),
        sortBy: (category) => totalOf(category, series),
      },
      ...(markerLabel === undefined
        ? []
        : [
            {
              ...count,
              key: "marker",
              header: markerLabel,
              render: ({ marker }: BarCategory) => written(marker ?? 0),
              sortBy: ({ marker }: BarCategory) => marker ?? 0,
            },
          ]),
    ];
  }, [categoryLabel, series, markerLabel, hrefOf, onOpen]);
  return (
    <DataTable
      caption={caption}
      rows={categories}
      columns={columns}
      getRowId={({ key }) => key}
      pageSize={100}
    />
  );
}
