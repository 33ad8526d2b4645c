import { rules, useForm } from "@coulisses/shared-pages/forms";
import { useNavigate } from "@coulisses/shared-pages/router";
import { refusalOf, useEventDate } from "@coulisses/shared-auth";
import { required } from "@coulisses/shared-domain/field-problems";
import { TextField } from "@coulisses/shared-ui/base";
import { DateTimeField } from "@coulisses/shared-ui/form";
import { FormDialog } from "@coulisses/shared-ui/overlay";
import { useCreatePurchaseMutation } from "../api/purchases-api";

type Values = { seller: string; availableOn: string | null };

const schema = rules<Values>({ seller: required, availableOn: required });

export default function CreatePurchaseDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const festival = useEventDate();
  const [create] = useCreatePurchaseMutation();
  const form = useForm<Values>({
    draft: "purchase",
    initialValues: { seller: "", availableOn: festival?.start ?? null },
    schema,
    send: async ({ seller, availableOn }) => {
      // The rules guarantee the date.
      const answer = await create({ body: { seller, availableOn: availableOn ?? "" } });
      if (!answer.data) return refusalOf(answer);
      const { id } = answer.data;
      return () => void navigate(`/logistic/purchase/${id}`);
    },
  });
  return (
    <FormDialog
      form={form}
      size="small"
      title="Ajouter une nouvelle Fiche Achat"
      submitLabel="Créer la fiche"
      onClose={onClose}
    >
      <TextField label="Vendeur" required autoFocus {...form.field("seller")} />
      <DateTimeField label="Date de disponibilité" required {...form.field("availableOn")} />
    </FormDialog>
  );
}
