import { loanPeriodError } from "@coulisses/shared-domain/borrow/borrow";
import { useEventDate } from "@coulisses/shared-auth";
import { TextField } from "@coulisses/shared-ui/base";
import { DateTimeField } from "@coulisses/shared-ui/form";
import { useNavigate } from "@coulisses/federation/platform/router";
import { useState } from "react";
import { useCreateBorrowMutation } from "../api/borrows-api";
import { FormDialog } from "../parts/form-dialog";

export default function CreateBorrowDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const festival = useEventDate();
  const [create, { isLoading }] = useCreateBorrowMutation();
  const [lender, setLender] = useState("");
  const [chosen, choose] = useState<string | null>();
  const [unavailableOn, setUnavailableOn] = useState<string | null>(null);
  const availableOn = chosen === undefined ? (festival?.start ?? null) : chosen;
  const problem = availableOn && unavailableOn ? loanPeriodError(availableOn, unavailableOn) : undefined;
  const ready = lender.trim() !== "" && availableOn !== null && unavailableOn !== null && !problem;

  const submit = async () => {
    if (!ready) return;
    const { data: created } = await create({ lender, availableOn, unavailableOn });
    if (created) void navigate(`/logistic/borrow/${created.id}`);
  };
  return (
    <FormDialog
      size="small"
      title="Ajouter une nouvelle Fiche Emprunt"
      submitLabel="Créer la fiche"
      disabled={!ready}
      saving={isLoading}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <TextField label="Prêteur" required autoFocus value={lender} onChange={setLender} />
      <DateTimeField label="Date de disponibilité" required value={availableOn} onChange={choose} />
      <DateTimeField
        label="Date de retour"
        required
        value={unavailableOn}
        error={problem}
        onChange={setUnavailableOn}
      />
    </FormDialog>
  );
}
