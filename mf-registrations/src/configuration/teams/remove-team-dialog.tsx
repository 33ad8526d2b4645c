import type { KeptTeam } from "@coulisses/shared-domain/contract/teams";
import { refusalOf, useNotify } from "@coulisses/shared-auth";
import { RemoveDialog } from "@coulisses/shared-ui/overlay";
import { useRemoveTeamMutation } from "../../api/teams-api";

type Props = { team: KeptTeam; onClose: () => void };

export default function RemoveTeamDialog({ team: { code, version, name }, onClose }: Props) {
  const notify = useNotify();
  const [remove] = useRemoveTeamMutation();
  return (
    <RemoveDialog
      title={`Supprimer l'équipe ${name} ?`}
      remove={async () => refusalOf(await remove({ code, version }))}
      onRemoved={() => notify({ type: "success", message: "Équipe supprimée" })}
      onClose={onClose}
    >
      Ses membres la quittent et perdent aussitôt les permissions qu'elle seule leur donnait.
    </RemoveDialog>
  );
}
