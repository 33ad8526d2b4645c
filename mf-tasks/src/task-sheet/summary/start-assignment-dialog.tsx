import {
  assignmentCategories,
  categoryLabel,
  type AssignmentCategory,
} from "@coulisses/shared-domain/assignment/category";
import { useNotify } from "@coulisses/shared-auth";
import { SelectField, SwitchField } from "@coulisses/shared-ui/form";
import { FormDialog } from "@coulisses/shared-sheets/dialog";
import { useState } from "react";
import { enableAssignment } from "../../api/edits/review-edits";
import { useDialogWrite } from "../sheet";

const categories = assignmentCategories.map((category) => ({
  value: category,
  label: categoryLabel(category),
}));

export default function StartAssignmentDialog({ onClose }: { onClose: () => void }) {
  const notify = useNotify();
  const [category, setCategory] = useState<AssignmentCategory | null>(null);
  const [topPriority, setTopPriority] = useState(false);
  const { save, saving } = useDialogWrite(() => {
    notify({ type: "success", message: "FT prête pour affectation" });
    onClose();
  });
  return (
    <FormDialog
      title="Commencer l'affectation"
      submitLabel="Commencer"
      saving={saving}
      onSubmit={() => void save(enableAssignment({ ...(category && { category }), topPriority }))}
      onClose={onClose}
    >
      <SelectField
        label="Type de créneau"
        placeholder="Aucun"
        options={categories}
        value={category}
        onChange={setCategory}
      />
      <SwitchField
        label="Est prioritaire dans l'affectation"
        checked={topPriority}
        onChange={setTopPriority}
      />
    </FormDialog>
  );
}
