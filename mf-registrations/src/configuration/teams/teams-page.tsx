import type { KeptTeam } from "@coulisses/shared-domain/contract/teams";
import { isRequiredTeam } from "@coulisses/shared-domain/people/required-teams";
import { teamProblem } from "@coulisses/shared-domain/access/guarded";
import { useListTeamsQuery } from "@coulisses/shared-auth";
import { TeamChip } from "@coulisses/shared-ui/icons";
import { onDemand } from "@coulisses/shared-ui/overlay";
import { useMemo, useState } from "react";
import { useEditing } from "../../parts/use-editing";
import { ConfigurationFrame } from "../configuration-frame";
import { namedColumns, SearchedList } from "../searched-list";

const TeamDialog = onDemand(() => import("./team-dialog"));
const RemoveTeamDialog = onDemand(() => import("./remove-team-dialog"));

const none: never[] = [];
const isNeeded = ({ code }: KeptTeam) => isRequiredTeam(code);
const textOf = ({ name, code }: KeptTeam) => `${name} ${code}`;

/** Teams, with name, colour and icon. */
export default function TeamsPage() {
  const { data = none, ...request } = useListTeamsQuery();
  const editing = useEditing();
  const [adding, setAdding] = useState(false);
  const [edited, setEdited] = useState<KeptTeam | null>(null);
  const [teamToRemove, setTeamToRemove] = useState<KeptTeam | null>(null);

  const columns = useMemo(
    () =>
      namedColumns<KeptTeam>(
        [
          { key: "code", header: "Code", sortBy: ({ code }) => code, render: ({ code }) => code },
          {
            key: "look",
            header: "Rendu",
            width: "200px",
            selfEvident: true,
            priority: 2,
            render: (team) => <TeamChip team={team} />,
          },
        ],
        {
          isNeeded,
          problemOf: ({ code }) => teamProblem(code, editing),
          onEdit: setEdited,
          onRemove: setTeamToRemove,
        },
      ),
    [editing],
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
        request={request}
        isAwaited={editing.loading}
        textOf={textOf}
      >
        {adding && <TeamDialog onClose={() => setAdding(false)} />}
        {edited && <TeamDialog team={edited} onClose={() => setEdited(null)} />}
        {teamToRemove && <RemoveTeamDialog team={teamToRemove} onClose={() => setTeamToRemove(null)} />}
      </SearchedList>
    </ConfigurationFrame>
  );
}
