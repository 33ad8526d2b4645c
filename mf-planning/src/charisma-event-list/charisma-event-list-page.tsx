import { useAddressFilters } from "@coulisses/federation/address-filters";
import { participationText } from "@coulisses/shared-domain/charisma/charisma-event";
import type { ListedParticipation } from "@coulisses/shared-domain/contract/charisma";
import { displayName } from "@coulisses/shared-domain/people/display-name";
import { matches } from "@coulisses/shared-domain/slug";
import { formatDate } from "@coulisses/shared-domain/time/format";
import { parisInstant } from "@coulisses/shared-domain/time/paris";
import { isApiError } from "@coulisses/shared-auth";
import { exportCsv } from "@coulisses/shared-sheets/export";
import { Button, ListPage, makeStyles, noMatch, Surface, Text } from "@coulisses/shared-ui/base";
import { actionsColumn, type Column, DataTable } from "@coulisses/shared-ui/data";
import { FilterBar, SearchField } from "@coulisses/shared-ui/form";
import { UiIcon } from "@coulisses/shared-ui/icons";
import { onDemand } from "@coulisses/shared-ui/overlay";
import { useMemo, useState } from "react";
import { useListParticipationsQuery } from "../api/charisma-api";
import { participationsCsv, totalWords } from "./participation-totals";

const ParticipationDialog = onDemand(() => import("./participation-dialog"));
const RemoveParticipationDialog = onDemand(() => import("./remove-participation-dialog"));

const useStyles = makeStyles({
  total: { display: "flex", alignItems: "center", flexWrap: "wrap", gap: "8px 16px" },
  export: { marginLeft: "auto", minHeight: "44px" },
});

const none: never[] = [];
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

/** Who took part in which event, and what they earned. */
export default function CharismaEventListPage() {
  const { filters, set, reset, activeCount } = useAddressFilters(keys);
  const { data = none, error, isLoading, refetch } = useListParticipationsQuery();
  const styles = useStyles();
  const [edited, setEdited] = useState<ListedParticipation | null>(null);
  const [removed, setRemoved] = useState<ListedParticipation | null>(null);
  const shown = useMemo(
    () => data.filter((participation) => matches(participationText(participation), filters.search)),
    [data, filters.search],
  );
  const allColumns = useMemo(
    () => [
      ...columns,
      ...actionsColumn<ListedParticipation>({
        what: ({ name, participant }) => `la participation de ${displayName(participant)} à ${name}`,
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
          activeCount={activeCount}
          onReset={reset}
          search={
            <SearchField
              label="Rechercher une participation"
              value={filters.search}
              onChange={(search) => set("search", search)}
            />
          }
        />
      }
    >
      <div className={styles.total}>
        {data.length > 0 && <Text muted>{totalWords(shown)}</Text>}
        <Button
          className={styles.export}
          icon={<UiIcon name="download" />}
          onClick={() =>
            void exportCsv({
              what: "participations",
              name: "participations",
              rows: shown,
              csv: () => participationsCsv(shown),
            })
          }
        >
          Exporter en CSV
        </Button>
      </div>
      <Surface padded={false}>
        <DataTable
          caption="Participations aux événements charismatiques"
          rows={shown}
          columns={allColumns}
          getRowId={rowId}
          onOpen={setEdited}
          loading={isLoading}
          loadingText="Chargement des participations..."
          emptyText={noMatch(activeCount) ?? "Aucune participation"}
          {...(isApiError(error) && { error: error.message })}
          onRetry={() => void refetch()}
        />
      </Surface>
      {edited && <ParticipationDialog participation={edited} onClose={() => setEdited(null)} />}
      {removed && <RemoveParticipationDialog participation={removed} onClose={() => setRemoved(null)} />}
    </ListPage>
  );
}
