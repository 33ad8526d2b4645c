import { rules, useNewSheet } from "@coulisses/shared-pages/forms";
import { useEventDate } from "@coulisses/shared-auth";
import { required } from "@coulisses/shared-domain/field-problems";
import { TextField } from "@coulisses/shared-ui/base";
import { DateTimeField } from "@coulisses/shared-ui/form";
import { FormDialog } from "@coulisses/shared-ui/overlay";
import { useCreatePurchaseMutation } from "../api/purchases-api";

type Values = { seller: string; availableOn: string | null };

const schema = rules<Values>({ seller: required, availableOn: required });

export default function CreatePurchaseDialog({ onClose }: { onClose: () => void }) {
  const festival = useEventDate();
  const [create] = useCreatePurchaseMutation();
  const { form, dialog } = useNewSheet<Values>({
    path: "/logistic/purchase",
    onClose,
    draft: "purchase",
    initialValues: { seller: "", availableOn: festival?.start ?? null },
    schema,
    // The rules guarantee the date.
    create: ({ seller, availableOn }) => create({ body: { seller, availableOn: availableOn ?? "" } }),
  });
  return (
    <FormDialog {...dialog} title="Ajouter une nouvelle Fiche Achat" submitLabel="Créer la fiche">
      <TextField label="Vendeur" required autoFocus {...form.field("seller")} />
      <DateTimeField label="Date de disponibilité" required {...form.field("availableOn")} />
    </FormDialog>
  );
}
