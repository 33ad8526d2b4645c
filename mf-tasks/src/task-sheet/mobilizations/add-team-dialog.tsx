import type { Mobilization, MobilizedTeam } from "@coulisses/shared-domain/festival-task/festival-task";
import { formatPeriod } from "@coulisses/shared-domain/time/format";
import { useNotify } from "@coulisses/shared-auth";
import { FormDialog } from "@coulisses/shared-sheets/dialog";
import { useState } from "react";
import { mobilizeTeam } from "../../api/edits/mobilization-edits";
import { useDialogWrite } from "../sheet";
import { TeamFields, type TeamDraft } from "./team-fields";

type Props = { mobilization: Mobilization; onClose: () => void };

export default function AddTeamDialog({ mobilization, onClose }: Props) {
  const notify = useNotify();
  const [draft, setDraft] = useState<TeamDraft>({ team: null, count: 1 });
  const { save, saving, conflict } = useDialogWrite(() => {
    notify({ type: "success", message: "L'équipe a été ajoutée à la mobilisation" });
    onClose();
  });
  const { team, count } = draft;
  const asked: MobilizedTeam | undefined = team && count ? { team: team.code, count } : undefined;
  const present = mobilization.teams.find((one) => one.team === team?.code);
  return (
    <FormDialog
      title="Ajouter une équipe"
      subtitle={formatPeriod(mobilization)}
      submitLabel="Ajouter"
      disabled={asked === undefined}
      saving={saving}
      conflict={conflict}
      theirs={({ mobilizations }) =>
        mobilizations.find(({ id }) => id === mobilization.id)?.teams.find((one) => one.team === team?.code)
          ?.count
      }
      onSubmit={() => asked && void save(mobilizeTeam(mobilization.id, asked))}
      onClose={onClose}
    >
      <TeamFields
        draft={draft}
        onChange={setDraft}
        hint={present && `Déjà ${present.count} : le nouveau nombre le remplace.`}
      />
    </FormDialog>
  );
}
