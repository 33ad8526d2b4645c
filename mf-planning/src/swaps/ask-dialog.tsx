import { rules, useFinish, useForm } from "@coulisses/shared-pages/forms";
import { refusalOf } from "@coulisses/shared-auth";
import { type SlotIdentifier, slotKey } from "@coulisses/shared-domain/assignment/slot";
import { displayName } from "@coulisses/shared-domain/people/display-name";
import type { UserIdentity } from "@coulisses/shared-domain/people/user";
import { required, tooLong } from "@coulisses/shared-domain/field-problems";
import { SWAP_TEXT } from "@coulisses/shared-domain/swap/swap";
import { TextareaField } from "@coulisses/shared-ui/form";
import { FormDialog } from "@coulisses/shared-ui/overlay";
import { useAskForSwapMutation, useAskForSwapOfMutation } from "../api/swap-api";

const schema = rules<{ reason: string }>({
  reason: (reason) =>
    required(reason) ?? (reason.length > SWAP_TEXT.max ? tooLong("Raison", SWAP_TEXT.max) : undefined),
});

type Props = {
  slot: SlotIdentifier;
  /** The person for whom a manager asks; absent for oneself. */
  person?: UserIdentity;
  /** The slot in words, where nothing around the dialog says which one it is. */
  about?: string;
  onClose: () => void;
};

/** Asks for a replacement on a slot. */
export default function AskDialog({ slot, person, about, onClose }: Props) {
  const finish = useFinish(onClose);
  const [ask] = useAskForSwapMutation();
  const [askFor] = useAskForSwapOfMutation();
  const form = useForm({
    draft: `swap-${slotKey(slot)}${person ? `-${person.id}` : ""}`,
    initialValues: { reason: "" },
    schema,
    send: async ({ reason }) => {
      const body = { assignment: slot, reason: reason.trim() };
      return refusalOf(await (person ? askFor({ personId: person.id, body }) : ask({ body })));
    },
    onSent: () =>
      finish(
        `Demande envoyée : on cherche quelqu'un pour ${person ? `remplacer ${displayName(person)}` : "te remplacer"}`,
      ),
  });
  return (
    <FormDialog
      form={form}
      size="small"
      title="Demander un remplacement"
      subtitle={person ? `Pour ${displayName(person)}, qui le verra sur son planning` : about}
      submitLabel="Demander"
      onClose={onClose}
    >
      <TextareaField
        label="Raison"
        hint="Seuls les responsables la lisent"
        required
        autoFocus
        {...form.field("reason")}
      />
    </FormDialog>
  );
}
