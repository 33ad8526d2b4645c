import type { Measures } from "@coulisses/shared-domain/proposal/outcome";
import { formatDuration } from "@coulisses/shared-domain/time/duration";
import { type Column, SimpleTable } from "@coulisses/shared-ui/data";
import { useMemo } from "react";

type Row = { label: string; value: (measures: Measures) => string };

const share = (part: number, whole: number) =>
  `${part.toLocaleString("fr")} / ${whole.toLocaleString("fr")}${whole > 0 ? ` (${Math.floor((100 * part) / whole)} %)` : ""}`;

const rows: Row[] = [
  { label: "Places remplies", value: ({ filled, demand }) => share(filled, demand) },
  {
    label: "Dont prioritaires",
    value: ({ priorityFilled, priorityDemand }) => share(priorityFilled, priorityDemand),
  },
  {
    label: "Heures par personne",
    value: ({ leastTime, mostTime, meanTime }) =>
      `${formatDuration(meanTime)} en moyenne, de ${formatDuration(leastTime)} à ${formatDuration(mostTime)}`,
  },
  { label: "Écart entre les personnes", value: ({ spread }) => formatDuration(spread) },
  { label: "Paires d'amis ensemble", value: ({ friends }) => String(friends) },
  { label: "Créneaux gagnés", value: ({ gains }) => String(gains) },
  { label: "Créneaux perdus", value: ({ losses }) => String(losses) },
];

type Props = { caption: string; columns: readonly { label: string; measures: Measures }[] };

/** Measures of two states of the festival, side by side. */
export function MeasuresTable({ caption, columns }: Props) {
  const shown = useMemo(
    (): Column<Row>[] => [
      { key: "label", header: "Mesure", mobileTitle: true, render: ({ label }) => label },
      ...columns.map(({ label, measures }, rank) => ({
        key: `value-${rank}`,
        header: label,
        render: ({ value }: Row) => value(measures),
      })),
    ],
    [columns],
  );
  return (
    <SimpleTable rows={rows} columns={shown} getRowId={({ label }) => label} caption={caption} emptyText="" />
  );
}
