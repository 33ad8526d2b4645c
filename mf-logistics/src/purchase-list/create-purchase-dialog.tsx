import { useEventDate } from "@coulisses/shared-auth";
import { TextField } from "@coulisses/shared-ui/base";
import { DateTimeField } from "@coulisses/shared-ui/form";
import { useNavigate } from "@coulisses/federation/platform/router";
import { useState } from "react";
import { useCreatePurchaseMutation } from "../api/purchases-api";
import { FormDialog } from "../parts/form-dialog";

export default function CreatePurchaseDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const festival = useEventDate();
  const [create, { isLoading }] = useCreatePurchaseMutation();
  const [seller, setSeller] = useState("");
  const [chosen, choose] = useState<string | null>();
  const availableOn = chosen === undefined ? (festival?.start ?? null) : chosen;
  const ready = seller.trim() !== "" && availableOn !== null;

  const submit = async () => {
    if (!ready) return;
    const { data: created } = await create({ seller, availableOn });
    if (created) void navigate(`/logistic/purchase/${created.id}`);
  };
  return (
    <FormDialog
      size="small"
      title="Ajouter une nouvelle Fiche Achat"
      submitLabel="Créer la fiche"
      disabled={!ready}
      saving={isLoading}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <TextField label="Vendeur" required autoFocus value={seller} onChange={setSeller} />
      <DateTimeField label="Date de disponibilité" required value={availableOn} onChange={choose} />
    </FormDialog>
  );
}
