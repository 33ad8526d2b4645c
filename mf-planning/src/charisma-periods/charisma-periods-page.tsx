import type { StoredCharismaPeriod } from "@coulisses/shared-domain/charisma/charisma-period";
import { formatDateTime } from "@coulisses/shared-domain/time/format";
import { toDate } from "@coulisses/shared-domain/time/instant";
import { parisDay } from "@coulisses/shared-domain/time/paris";
import { useEventDate, loadState } from "@coulisses/shared-auth";
import { ListPage, PageAction, Surface, Text } from "@coulisses/shared-ui/base";
import { actionsColumn, type Column, DataTable, PeriodCalendar } from "@coulisses/shared-ui/data";
import { UiIcon } from "@coulisses/shared-ui/icons";
import { onDemand } from "@coulisses/shared-ui/overlay";
import { useMemo, useState } from "react";
import { useListCharismaPeriodsQuery } from "../api/charisma-api";
import { pointsColor } from "./points-color";

const CharismaPeriodDialog = onDemand(() => import("./charisma-period-dialog"));
const RemoveCharismaPeriodDialog = onDemand(() => import("./remove-charisma-period-dialog"));

const none: never[] = [];

const columns: Column<StoredCharismaPeriod>[] = [
  { key: "name", header: "Nom", mobileTitle: true, sortBy: ({ name }) => name, render: ({ name }) => name },
  {
    key: "start",
    header: "Début",
    width: "170px",
    priority: 3,
    sortBy: ({ start }) => start,
    render: ({ start }) => formatDateTime(start),
  },
  {
    key: "end",
    header: "Fin",
    width: "170px",
    priority: 2,
    sortBy: ({ end }) => end,
    render: ({ end }) => formatDateTime(end),
  },
  {
    key: "charisma",
    header: "Charisme/h",
    width: "130px",
    align: "end",
    priority: 4,
    sortBy: ({ charisma }) => charisma,
    render: ({ charisma }) => charisma.toLocaleString("fr"),
  },
];

/** One end of the scale of colours. */
const gradeOf = (points: number, most: number) => ({
  label: `${points.toLocaleString("fr")} par heure`,
  color: pointsColor(points, most),
});

/** Charisma per hour of availability, by period. */
export default function CharismaPeriodsPage() {
  const reading = useListCharismaPeriodsQuery();
  const { data: periods = none } = reading;
  const festival = useEventDate();
  const festivalDay = festival && parisDay(toDate(festival.start));
  const [day, setDay] = useState<string>();
  const [adding, setAdding] = useState(false);
  const [editedId, setEditedId] = useState<number | null>(null);
  const [removed, setRemoved] = useState<StoredCharismaPeriod | null>(null);
  const edited = periods.find(({ id }) => id === editedId);

  const most = Math.max(0, ...periods.map(({ charisma }) => charisma));
  const events = useMemo(
    () =>
      periods.map(({ id, name, charisma, start, end }) => ({
        start,
        end,
        id: String(id),
        title: `${charisma.toLocaleString("fr")} — ${name}`,
        color: pointsColor(charisma, most),
      })),
    [periods, most],
  );
  const allColumns = useMemo(
    () => [
      ...columns,
      ...actionsColumn<StoredCharismaPeriod>({
        what: ({ name }) => name,
        onEdit: ({ id }) => setEditedId(id),
        onRemove: setRemoved,
      }),
    ],
    [],
  );
  const shownDay = day ?? festivalDay;

  return (
    <ListPage
      filters={
        <Text as="p" muted>
          Chaque heure de disponibilité rapporte le charisme du créneau qui la contient en entier.
        </Text>
      }
      actions={
        <PageAction
          main
          label="Ajouter un créneau"
          icon={<UiIcon name="add" />}
          onClick={() => setAdding(true)}
        />
      }
    >
      <Surface title="Au fil des jours">
        <PeriodCalendar
          events={events}
          legend={most > 0 ? [0, most].map((points) => gradeOf(points, most)) : none}
          onDayChange={setDay}
          onOpen={({ id }) => setEditedId(Number(id))}
          {...(shownDay && { day: shownDay })}
          {...(festivalDay && { festivalDay })}
        />
      </Surface>
      <Surface padded={false}>
        <DataTable
          caption="Créneaux de charisme"
          rows={periods}
          columns={allColumns}
          getRowId={({ id }) => id}
          onOpen={({ id }) => setEditedId(id)}
          loadingText="Chargement des créneaux..."
          emptyText="Aucun créneau ajouté"
          {...loadState(reading)}
        />
      </Surface>
      {adding && <CharismaPeriodDialog periods={periods} onClose={() => setAdding(false)} />}
      {edited && (
        <CharismaPeriodDialog
          key={edited.id}
          period={edited}
          periods={periods}
          onClose={() => setEditedId(null)}
        />
      )}
      {removed && <RemoveCharismaPeriodDialog period={removed} onClose={() => setRemoved(null)} />}
    </ListPage>
  );
}
