import type { UserIdentity } from "@coulisses/shared-domain/people/user";
import { RichTextField } from "@coulisses/shared-ui/rich-text";
import { FormDialog } from "@coulisses/shared-sheets/dialog";
import { useState } from "react";
import { initInCharge } from "../../api/edits/instructions-edits";
import { VolunteersField } from "../people/volunteers-field";
import { useDialogWrite } from "../sheet";

/** Out of the draft, those in charge and their instructions can't go one without the other. */
export default function InitInChargeDialog({ onClose }: { onClose: () => void }) {
  const { save, saving } = useDialogWrite(onClose);
  const [volunteers, setVolunteers] = useState<UserIdentity[]>([]);
  const [instruction, setInstruction] = useState<string | null>(null);
  const complete = volunteers.length > 0 && instruction !== null;
  return (
    <FormDialog
      title="Ajouter des instructions pour les responsables"
      submitLabel="Ajouter"
      disabled={!complete}
      saving={saving}
      onSubmit={() => {
        if (complete) void save(initInCharge({ volunteers: volunteers.map(({ id }) => id), instruction }));
      }}
      onClose={onClose}
    >
      <VolunteersField
        label="Responsables"
        volunteers={volunteers}
        readOnly={false}
        onAdd={(person) => setVolunteers([...volunteers, person])}
        onRemove={({ id }) => setVolunteers(volunteers.filter((one) => one.id !== id))}
      />
      <RichTextField
        label="Instructions des responsables"
        required
        value={instruction}
        onChange={setInstruction}
      />
    </FormDialog>
  );
}
