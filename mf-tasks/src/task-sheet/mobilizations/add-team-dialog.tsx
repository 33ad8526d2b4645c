import { rules, useFinish, useForm } from "@coulisses/shared-pages/forms";
import { atLeast, firstOf, required } from "@coulisses/shared-domain/field-problems";
import type { Mobilization } from "@coulisses/shared-domain/festival-task/festival-task";
import { formatPeriod } from "@coulisses/shared-domain/time/format";
import { FormDialog } from "@coulisses/shared-ui/overlay";
import { mobilizeTeam } from "../../api/edits/mobilization-edits";
import { useSheet } from "../sheet";
import { TeamFields, type TeamDraft } from "./team-fields";

type Props = { mobilization: Mobilization; onClose: () => void };

const initialValues: TeamDraft = { team: null, count: 1 };
const schema = rules<TeamDraft>({ team: required, count: firstOf<number | null>(required, atLeast(1)) });

export default function AddTeamDialog({ mobilization, onClose }: Props) {
  const finish = useFinish(onClose);
  const { sendForm } = useSheet();
  const form = useForm<TeamDraft>({
    draft: `team-of-${mobilization.id}`,
    initialValues,
    schema,
    // The rules guarantee both.
    send: ({ team, count }) =>
      sendForm(mobilizeTeam(mobilization.id, { team: team?.code ?? "", count: count ?? 0 }), {
        theirs: ({ mobilizations }) =>
          mobilizations.find(({ id }) => id === mobilization.id)?.teams.find((one) => one.team === team?.code)
            ?.count,
      }),
    onSent: () => finish("L'équipe a été ajoutée à la mobilisation"),
  });
  const present = mobilization.teams.find((one) => one.team === form.values.team?.code);
  return (
    <FormDialog
      form={form}
      title="Ajouter une équipe"
      subtitle={formatPeriod(mobilization)}
      submitLabel="Ajouter"
      onClose={onClose}
    >
      <TeamFields
        team={form.field("team")}
        count={form.field("count")}
        hint={present && `Déjà ${present.count} : le nouveau nombre le remplace.`}
      />
    </FormDialog>
  );
}
