import { permissionCatalogue } from "@coulisses/shared-domain/access/permission-catalogue";
import type { KeptPermission } from "@coulisses/shared-domain/contract/teams";
import { useListTeamsQuery } from "@coulisses/shared-auth";
import { onDemand } from "@coulisses/shared-ui/overlay";
import { useMemo, useState } from "react";
import { useListPermissionsQuery } from "../../api/permissions-api";
import { TeamChips } from "../../parts/team-chips";
import { ConfigurationFrame } from "../configuration-frame";
import { namedColumns, SearchedList } from "../searched-list";

const NewPermissionDialog = onDemand(() => import("./new-permission-dialog"));
const PermissionDialog = onDemand(() => import("./permission-dialog"));
const RemovePermissionDialog = onDemand(() => import("./remove-permission-dialog"));

const none: never[] = [];
const textOf = ({ name, description }: KeptPermission) => `${name} ${description ?? ""}`;

/** The code relies on its own permissions, so they can't be removed. */
const isNeeded = ({ name }: KeptPermission) => Object.hasOwn(permissionCatalogue, name);

/** Permissions and the teams that hold them. */
export default function PermissionsPage() {
  const { data = none, ...request } = useListPermissionsQuery();
  const { data: teams = none } = useListTeamsQuery();
  const [adding, setAdding] = useState(false);
  const [openedId, setOpenedId] = useState<number | null>(null);
  const [permissionToRemove, setPermissionToRemove] = useState<KeptPermission | null>(null);
  const opened = data.find(({ id }) => id === openedId);

  const columns = useMemo(
    () =>
      namedColumns<KeptPermission>(
        [
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
        ],
        { isNeeded, onEdit: ({ id }) => setOpenedId(id), onRemove: setPermissionToRemove },
      ),
    [teams],
  );

  return (
    <ConfigurationFrame current="/configuration/permissions">
      <SearchedList<KeptPermission>
        caption="Permissions"
        searchLabel="Chercher une permission"
        addLabel="Ajouter une permission"
        loadingText="Chargement des permissions..."
        emptyText="Aucune permission"
        rows={data}
        columns={columns}
        getRowId={({ id }) => id}
        onOpen={({ id }) => setOpenedId(id)}
        onAdd={() => setAdding(true)}
        textOf={textOf}
        request={request}
      >
        {adding && <NewPermissionDialog onClose={() => setAdding(false)} />}
        {opened && <PermissionDialog permission={opened} onClose={() => setOpenedId(null)} />}
        {permissionToRemove && (
          <RemovePermissionDialog
            permission={permissionToRemove}
            onClose={() => setPermissionToRemove(null)}
          />
        )}
      </SearchedList>
    </ConfigurationFrame>
  );
}
