import { useAddressFilters } from "@coulisses/federation/address-filters";
import { permissionCatalogue } from "@coulisses/shared-domain/access/permission-catalogue";
import type { KeptPermission } from "@coulisses/shared-domain/contract/teams";
import type { Team } from "@coulisses/shared-domain/people/team";
import { slugOf } from "@coulisses/shared-domain/slug";
import { isApiError, useListTeamsQuery } from "@coulisses/shared-auth";
import { ListPage, makeStyles, noMatch, PageAction, Surface } from "@coulisses/shared-ui/base";
import { actionsColumn, type Column, DataTable } from "@coulisses/shared-ui/data";
import { FilterBar, SearchField } from "@coulisses/shared-ui/form";
import { TeamChip, UiIcon } from "@coulisses/shared-ui/icons";
import { onDemand } from "@coulisses/shared-ui/overlay";
import { useMemo, useState } from "react";
import { useListPermissionsQuery } from "../../api/permissions-api";

const NewPermissionDialog = onDemand(() => import("./new-permission-dialog"));
const PermissionDialog = onDemand(() => import("./permission-dialog"));
const RemovePermissionDialog = onDemand(() => import("./remove-permission-dialog"));

const useStyles = makeStyles({ chips: { display: "flex", flexWrap: "wrap", gap: "4px" } });

const keys = ["search"] as const;
const none: never[] = [];

/** The site's own permissions stay: its code relies on them. */
const isNeeded = ({ name }: KeptPermission) => Object.hasOwn(permissionCatalogue, name);

/** Which teams may do what. */
export function PermissionsSection() {
  const { filters, set, activeCount } = useAddressFilters(keys);
  const { data = none, error, isLoading, refetch } = useListPermissionsQuery();
  const { data: teams = none } = useListTeamsQuery();
  const [adding, setAdding] = useState(false);
  const [openedId, setOpenedId] = useState<number | null>(null);
  const [removed, setRemoved] = useState<KeptPermission | null>(null);
  const opened = data.find(({ id }) => id === openedId);

  const shown = useMemo(() => {
    const wanted = slugOf(filters.search);
    return data.filter(({ name, description }) => slugOf(`${name} ${description ?? ""}`).includes(wanted));
  }, [data, filters.search]);
  const columns = useMemo<Column<KeptPermission>[]>(
    () => [
      {
        key: "name",
        header: "Nom",
        mobileTitle: true,
        sortBy: ({ name }) => name,
        render: ({ name }) => name,
      },
      {
        key: "description",
        header: "Description",
        priority: 2,
        minWidth: 200,
        selfEvident: true,
        sortBy: ({ description }) => description,
        render: ({ description }) => description,
      },
      {
        key: "teams",
        header: "Équipes",
        priority: 2,
        minWidth: 200,
        selfEvident: true,
        sortBy: (permission) => permission.teams.length,
        render: (permission) => <TeamChips codes={permission.teams} teams={teams} />,
      },
      ...actionsColumn<KeptPermission>({
        what: ({ name }) => name,
        onEdit: ({ id }) => setOpenedId(id),
        onRemove: setRemoved,
        keeps: isNeeded,
        removeLabel: (permission) =>
          isNeeded(permission)
            ? `${permission.name} reste : le site en a besoin`
            : `Supprimer ${permission.name}`,
      }),
    ],
    [teams],
  );

  return (
    <ListPage
      filters={
        <FilterBar
          activeCount={activeCount}
          onReset={() => set("search", "")}
          search={
            <SearchField
              label="Chercher une permission"
              value={filters.search}
              onChange={(search) => set("search", search)}
            />
          }
        />
      }
      actions={
        <PageAction
          main
          label="Ajouter une permission"
          icon={<UiIcon name="add" />}
          onClick={() => setAdding(true)}
        />
      }
    >
      <Surface padded={false}>
        <DataTable
          caption="Permissions"
          rows={shown}
          columns={columns}
          getRowId={({ id }) => id}
          onOpen={({ id }) => setOpenedId(id)}
          loading={isLoading}
          loadingText="Chargement des permissions..."
          emptyText={noMatch(activeCount) ?? "Aucune permission"}
          {...(isApiError(error) && { error: error.message })}
          onRetry={() => void refetch()}
        />
      </Surface>
      {adding && <NewPermissionDialog onClose={() => setAdding(false)} />}
      {opened && <PermissionDialog permission={opened} onClose={() => setOpenedId(null)} />}
      {removed && <RemovePermissionDialog permission={removed} onClose={() => setRemoved(null)} />}
    </ListPage>
  );
}

type TeamChipsProps = { codes: readonly string[]; teams: readonly Team[] };

function TeamChips({ codes, teams }: TeamChipsProps) {
  const styles = useStyles();
  return (
    <span className={styles.chips}>
      {teams
        .filter(({ code }) => codes.includes(code))
        .map((team) => (
          <TeamChip key={team.code} team={team} />
        ))}
    </span>
  );
}
