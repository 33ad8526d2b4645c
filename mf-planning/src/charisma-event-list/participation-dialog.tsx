import { rules, useForm } from "@coulisses/shared-pages/forms";
import { earnedCharismaProblem } from "@coulisses/shared-domain/charisma/charisma-event";
import type { ListedParticipation } from "@coulisses/shared-domain/contract/charisma";
import { required } from "@coulisses/shared-domain/field-problems";
import { displayName } from "@coulisses/shared-domain/people/display-name";
import { refusalOf, useNotify } from "@coulisses/shared-auth";
import { NumberField } from "@coulisses/shared-ui/form";
import { FormDialog } from "@coulisses/shared-ui/overlay";
import { useChangeParticipationMutation } from "../api/charisma-api";

type Values = { charisma: number | null };
const schema = rules<Values>({
  charisma: (points) => required(points) ?? earnedCharismaProblem(points ?? 0),
});

type Props = { participation: ListedParticipation; onClose: () => void };

/** Changes a participant's charisma for an event. */
export default function ParticipationDialog({ participation, onClose }: Props) {
  const { slug, eventDate, name, participant, charisma } = participation;
  const notify = useNotify();
  const [change] = useChangeParticipationMutation();
  const form = useForm<Values>({
    draft: `participation-${slug}-${eventDate}-${participant.id}`,
    initialValues: { charisma },
    schema,
    send: async (values) =>
      refusalOf(
        await change({
          slug,
          date: eventDate,
          userId: participant.id,
          body: { charisma: values.charisma ?? charisma },
        }),
      ),
    onSent: () => {
      const who = `${participant.firstname} à ${name}`;
      notify({ type: "success", message: `La participation de ${who} a été modifiée` });
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title="Modifier la participation"
      subtitle={`${displayName(participant)}, ${name}`}
      submitLabel="Modifier"
      onClose={onClose}
    >
      <NumberField label="Charisme" required autoFocus min={1} {...form.field("charisma")} />
    </FormDialog>
  );
}
