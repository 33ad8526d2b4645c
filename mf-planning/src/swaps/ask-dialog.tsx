import { rules, useFinish, useForm } from "@coulisses/shared-pages/forms";
import { refusalOf } from "@coulisses/shared-auth";
import { type SlotIdentifier, slotKey } from "@coulisses/shared-domain/assignment/slot";
import { required, tooLong } from "@coulisses/shared-domain/field-problems";
import { SWAP_TEXT } from "@coulisses/shared-domain/swap/swap";
import { TextareaField } from "@coulisses/shared-ui/form";
import { FormDialog } from "@coulisses/shared-ui/overlay";
import { useAskForSwapMutation } from "../api/swap-api";

const schema = rules<{ reason: string }>({
  reason: (reason) =>
    required(reason) ?? (reason.length > SWAP_TEXT.max ? tooLong("Raison", SWAP_TEXT.max) : undefined),
});

type Props = { slot: SlotIdentifier; onClose: () => void };

/** Asks for a replacement on a slot. */
export default function AskDialog({ slot, onClose }: Props) {
  const finish = useFinish(onClose);
  const [ask] = useAskForSwapMutation();
  const form = useForm({
    draft: `swap-${slotKey(slot)}`,
    initialValues: { reason: "" },
    schema,
    send: async ({ reason }) => refusalOf(await ask({ body: { assignment: slot, reason: reason.trim() } })),
    onSent: () => finish("Demande envoyée à celles et ceux qui peuvent te remplacer"),
  });
  return (
    <FormDialog
      form={form}
      size="small"
      title="Demander un remplacement"
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
