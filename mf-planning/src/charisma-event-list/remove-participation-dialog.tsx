import { ofName } from "@coulisses/shared-domain/french/of-name";
import type { ListedParticipation } from "@coulisses/shared-domain/contract/charisma";
import { displayName } from "@coulisses/shared-domain/people/display-name";
import { refusalOf, useNotify } from "@coulisses/shared-auth";
import { RemoveDialog } from "@coulisses/shared-ui/overlay";
import { useRemoveParticipationMutation } from "../api/charisma-api";

type Props = { participation: ListedParticipation; onClose: () => void };

export default function RemoveParticipationDialog({ participation, onClose }: Props) {
  const { slug, eventDate, name, participant, charisma } = participation;
  const notify = useNotify();
  const [remove] = useRemoveParticipationMutation();
  return (
    <RemoveDialog
      title="Supprimer la participation ?"
      remove={async () => refusalOf(await remove({ slug, date: eventDate, userId: participant.id }))}
      onRemoved={() =>
        notify({
          type: "success",
          message: `La participation ${ofName(participant.firstname)} à ${name} a été supprimée`,
        })
      }
      onClose={onClose}
    >
      {displayName(participant)} perdra {charisma.toLocaleString("fr")} de charisme.
    </RemoveDialog>
  );
}
