import { ofName } from "@coulisses/shared-domain/french/of-name";
import { useAddressFilters } from "@coulisses/shared-pages/address-filters";
import { participationOrders } from "@coulisses/shared-domain/charisma/participations";
import type { ListedParticipation } from "@coulisses/shared-domain/contract/charisma";
import { displayName } from "@coulisses/shared-domain/people/display-name";
import { formatDate } from "@coulisses/shared-domain/time/format";
import { parisInstant } from "@coulisses/shared-domain/time/paris";
import { loadState } from "@coulisses/shared-auth";
import { ExportButton } from "@coulisses/shared-pages/export";
import { ListPage, noMatch, Surface, Text } from "@coulisses/shared-ui/base";
import {
  actionsColumn,
  type Column,
  DataTable,
  type Sort,
  sortParameter,
  MorePages,
} from "@coulisses/shared-ui/data";
import { FilterBar, SearchField } from "@coulisses/shared-ui/filters";
import { onDemand } from "@coulisses/shared-ui/overlay";
import { useMemo, useState } from "react";
import {
  participationsFile,
  useListParticipationsInfiniteQuery,
  useTotalParticipationsQuery,
} from "../api/charisma-api";
import { totalWords } from "./participation-totals";

const ParticipationDialog = onDemand(() => import("./participation-dialog"));
const RemoveParticipationDialog = onDemand(() => import("./remove-participation-dialog"));

const keys = ["search"] as const;
const rowId = ({ slug, eventDate, participant }: ListedParticipation) =>
  `${slug}:${eventDate}:${participant.id}`;

const columns: Column<ListedParticipation>[] = [
  { key: "name", header: "Événement", priority: 4, sortBy: ({ name }) => name, render: ({ name }) => name },
  {
    key: "eventDate",
    header: "Date",
    width: "120px",
    priority: 2,
    sortBy: ({ eventDate }) => eventDate,
    render: ({ eventDate }) => formatDate(parisInstant(eventDate)),
  },
  {
    key: "participant",
    header: "Participant",
    mobileTitle: true,
    minWidth: 180,
    priority: 3,
    sortBy: ({ participant }) => displayName(participant),
    render: ({ participant }) => displayName(participant),
  },
  {
    key: "charisma",
    header: "Charisme",
    width: "110px",
    align: "end",
    priority: 3,
    sortBy: ({ charisma }) => charisma,
    render: ({ charisma }) => charisma.toLocaleString("fr"),
  },
];

/** Participations in events, and the charisma of each. */
export default function CharismaEventListPage() {
  const { filters, activeCount, field, bar } = useAddressFilters(keys);
  const [sort, setSort] = useState<Sort | null>(null);
  const found = { query: filters.search === "" ? {} : { search: filters.search } };
  const reading = useListParticipationsInfiniteQuery({
    ...found.query,
    ...sortParameter(sort, participationOrders),
  });
  const rows = useMemo(() => reading.currentData?.pages.flat() ?? [], [reading.currentData]);
  const { currentData: total } = useTotalParticipationsQuery(found);
  const [edited, setEdited] = useState<ListedParticipation | null>(null);
  const [removed, setRemoved] = useState<ListedParticipation | null>(null);
  const allColumns = useMemo(
    () => [
      ...columns,
      ...actionsColumn<ListedParticipation>({
        what: ({ name, participant }) => `la participation ${ofName(displayName(participant))} à ${name}`,
        onEdit: setEdited,
        onRemove: setRemoved,
      }),
    ],
    [],
  );

  return (
    <ListPage
      filters={
        <FilterBar
          {...bar}
          search={<SearchField label="Rechercher une participation" delay={400} {...field("search")} />}
        />
      }
      actions={
        rows.length > 0 && <ExportButton name="participations" path={participationsFile(found.query)} />
      }
    >
      {rows.length > 0 && total && <Text muted>{totalWords(total)}</Text>}
      <Surface padded={false}>
        <DataTable
          caption="Participations aux événements charismatiques"
          rows={rows}
          columns={allColumns}
          getRowId={rowId}
          sort={sort}
          onSortChange={setSort}
          onOpen={setEdited}
          maxHeight="calc(100dvh - 290px)"
          loadingText="Chargement des participations..."
          emptyText={noMatch(activeCount) ?? "Aucune participation"}
          {...loadState(reading)}
        />
        {rows.length > 0 && <MorePages {...reading} />}
      </Surface>
      {edited && <ParticipationDialog participation={edited} onClose={() => setEdited(null)} />}
      {removed && <RemoveParticipationDialog participation={removed} onClose={() => setRemoved(null)} />}
    </ListPage>
  );
}
