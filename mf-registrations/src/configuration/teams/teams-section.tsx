import { useAddressFilters } from "@coulisses/federation/address-filters";
import type { KeptTeam } from "@coulisses/shared-domain/contract/teams";
import { isRequiredTeam } from "@coulisses/shared-domain/people/required-teams";
import { slugOf } from "@coulisses/shared-domain/slug";
import { isApiError, useListTeamsQuery } from "@coulisses/shared-auth";
import { ListPage, noMatch, PageAction, Surface } from "@coulisses/shared-ui/base";
import { actionsColumn, type Column, DataTable } from "@coulisses/shared-ui/data";
import { FilterBar, SearchField } from "@coulisses/shared-ui/form";
import { TeamChip, UiIcon } from "@coulisses/shared-ui/icons";
import { onDemand } from "@coulisses/shared-ui/overlay";
import { useMemo, useState } from "react";

const TeamDialog = onDemand(() => import("./team-dialog"));
const RemoveTeamDialog = onDemand(() => import("./remove-team-dialog"));

const keys = ["search"] as const;
const none: never[] = [];

/** The teams: their names, colors and icons. */
export function TeamsSection() {
  const { filters, set, activeCount } = useAddressFilters(keys);
  const { data = none, error, isLoading, refetch } = useListTeamsQuery();
  const [adding, setAdding] = useState(false);
  const [edited, setEdited] = useState<KeptTeam | null>(null);
  const [removed, setRemoved] = useState<KeptTeam | null>(null);

  const shown = useMemo(() => {
    const wanted = slugOf(filters.search);
    return data.filter(({ name, code }) => slugOf(`${name} ${code}`).includes(wanted));
  }, [data, filters.search]);
  const columns = useMemo<Column<KeptTeam>[]>(
    () => [
      {
        key: "name",
        header: "Nom",
        mobileTitle: true,
        sortBy: ({ name }) => name,
        render: ({ name }) => name,
      },
      { key: "code", header: "Code", sortBy: ({ code }) => code, render: ({ code }) => code },
      {
        key: "look",
        header: "Rendu",
        width: "200px",
        selfEvident: true,
        priority: 2,
        render: (team) => <TeamChip team={team} />,
      },
      ...actionsColumn<KeptTeam>({
        what: ({ name }) => name,
        onEdit: setEdited,
        onRemove: setRemoved,
        keeps: ({ code }) => isRequiredTeam(code),
        removeLabel: ({ code, name }) =>
          isRequiredTeam(code) ? `${name} reste : le site en a besoin` : `Supprimer ${name}`,
      }),
    ],
    [],
  );

  return (
    <ListPage
      filters={
        <FilterBar
          activeCount={activeCount}
          onReset={() => set("search", "")}
          search={
            <SearchField
              label="Chercher une équipe"
              value={filters.search}
              onChange={(search) => set("search", search)}
            />
          }
        />
      }
      actions={
        <PageAction
          main
          label="Ajouter une équipe"
          icon={<UiIcon name="add" />}
          onClick={() => setAdding(true)}
        />
      }
    >
      <Surface padded={false}>
        <DataTable
          caption="Équipes"
          rows={shown}
          columns={columns}
          getRowId={({ code }) => code}
          loading={isLoading}
          loadingText="Chargement des équipes..."
          emptyText={noMatch(activeCount) ?? "Aucune équipe"}
          {...(isApiError(error) && { error: error.message })}
          onRetry={() => void refetch()}
        />
      </Surface>
      {adding && <TeamDialog onClose={() => setAdding(false)} />}
      {edited && <TeamDialog team={edited} onClose={() => setEdited(null)} />}
      {removed && <RemoveTeamDialog team={removed} onClose={() => setRemoved(null)} />}
    </ListPage>
  );
}
