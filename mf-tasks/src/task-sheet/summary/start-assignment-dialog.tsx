import {
  assignmentCategories,
  categoryLabel,
  type AssignmentCategory,
} from "@coulisses/shared-domain/assignment/category";
import { SelectField, SwitchField } from "@coulisses/shared-ui/filters";
import { rules, useFinish, useForm } from "@coulisses/shared-pages/forms";
import { FormDialog } from "@coulisses/shared-ui/overlay";
import { enableAssignment } from "../../api/edits/review-edits";
import { useSheet } from "../sheet";

const categories = assignmentCategories.map((category) => ({
  value: category,
  label: categoryLabel(category),
}));

type Values = { category: AssignmentCategory | null; topPriority: boolean };

const initialValues: Values = { category: null, topPriority: false };
/** Both have valid defaults. */
const schema = rules<Values>({});

export default function StartAssignmentDialog({ onClose }: { onClose: () => void }) {
  const finish = useFinish(onClose);
  const { sendForm } = useSheet();
  const form = useForm<Values>({
    draft: "assignment",
    initialValues,
    schema,
    send: ({ category, topPriority }) =>
      sendForm(enableAssignment({ ...(category && { category }), topPriority })),
    onSent: () => finish("FT prête pour affectation"),
  });
  return (
    <FormDialog form={form} title="Commencer l'affectation" submitLabel="Commencer" onClose={onClose}>
      <SelectField
        label="Type de créneau"
        placeholder="Aucun"
        options={categories}
        {...form.field("category")}
      />
      <SwitchField label="Est prioritaire dans l'affectation" {...form.toggle("topPriority")} />
    </FormDialog>
  );
}
