import type { KeptTeam } from "@coulisses/shared-domain/contract/teams";
import { isRequiredTeam } from "@coulisses/shared-domain/people/required-teams";
import { useListTeamsQuery } from "@coulisses/shared-auth";
import { actionsColumn, type Column } from "@coulisses/shared-ui/data";
import { TeamChip } from "@coulisses/shared-ui/icons";
import { onDemand } from "@coulisses/shared-ui/overlay";
import { useMemo, useState } from "react";
import { ConfigurationFrame } from "../configuration-frame";
import { SearchedList } from "../searched-list";

const TeamDialog = onDemand(() => import("./team-dialog"));
const RemoveTeamDialog = onDemand(() => import("./remove-team-dialog"));

const none: never[] = [];
const textOf = ({ name, code }: KeptTeam) => `${name} ${code}`;

/** The teams: their names, colors and icons. */
export default function TeamsPage() {
  const { data = none, ...request } = useListTeamsQuery();
  const [adding, setAdding] = useState(false);
  const [edited, setEdited] = useState<KeptTeam | null>(null);
  const [removed, setRemoved] = useState<KeptTeam | null>(null);

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
    <ConfigurationFrame current="/configuration/teams">
      <SearchedList<KeptTeam>
        caption="Équipes"
        searchLabel="Chercher une équipe"
        addLabel="Ajouter une équipe"
        loadingText="Chargement des équipes..."
        emptyText="Aucune équipe"
        rows={data}
        columns={columns}
        getRowId={({ code }) => code}
        onAdd={() => setAdding(true)}
        {...{ textOf, request }}
      >
        {adding && <TeamDialog onClose={() => setAdding(false)} />}
        {edited && <TeamDialog team={edited} onClose={() => setEdited(null)} />}
        {removed && <RemoveTeamDialog team={removed} onClose={() => setRemoved(null)} />}
      </SearchedList>
    </ConfigurationFrame>
  );
}
