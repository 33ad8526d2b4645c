import { rules, useForm } from "@coulisses/shared-pages/forms";
import { refusalOf, useNotify } from "@coulisses/shared-auth";
import type { AssignmentIdentifier } from "@coulisses/shared-domain/assignment/assignment";
import { required, tooLong } from "@coulisses/shared-domain/field-problems";
import { SWAP_TEXT } from "@coulisses/shared-domain/swap/swap";
import { TextareaField } from "@coulisses/shared-ui/form";
import { FormDialog } from "@coulisses/shared-ui/overlay";
import { useAskForSwapMutation } from "../api/swap-api";

const schema = rules<{ reason: string }>({
  reason: (reason) =>
    required(reason) ?? (reason.length > SWAP_TEXT.max ? tooLong("Raison", SWAP_TEXT.max) : undefined),
});

type Props = { assignment: AssignmentIdentifier; onClose: () => void };

/** Asks for somebody who comes instead. */
export default function AskDialog({ assignment, onClose }: Props) {
  const notify = useNotify();
  const [ask] = useAskForSwapMutation();
  const { taskId, mobilizationId, assignmentId } = assignment;
  const form = useForm({
    draft: `swap-${String(taskId)}-${mobilizationId}-${assignmentId}`,
    initialValues: { reason: "" },
    schema,
    send: async ({ reason }) => refusalOf(await ask({ body: { assignment, reason: reason.trim() } })),
    onSent: () => {
      notify({ type: "success", message: "Demande envoyée à celles et ceux qui peuvent te remplacer" });
      onClose();
    },
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
