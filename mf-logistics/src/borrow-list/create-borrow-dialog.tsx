import { rules, useNewSheet } from "@coulisses/shared-pages/forms";
import { useEventDate } from "@coulisses/shared-auth";
import { loanPeriodError } from "@coulisses/shared-domain/borrow/borrow";
import { required } from "@coulisses/shared-domain/field-problems";
import { TextField } from "@coulisses/shared-ui/base";
import { DateTimeField } from "@coulisses/shared-ui/form";
import { FormDialog } from "@coulisses/shared-ui/overlay";
import { useCreateBorrowMutation } from "../api/borrows-api";

type Values = { lender: string; availableOn: string | null; unavailableOn: string | null };

const periodProblem = ({ availableOn, unavailableOn }: Values) =>
  availableOn && unavailableOn ? loanPeriodError(availableOn, unavailableOn) : undefined;

const schema = rules<Values>({
  lender: required,
  availableOn: required,
  unavailableOn: (unavailableOn, values) => required(unavailableOn) ?? periodProblem(values),
});

export default function CreateBorrowDialog({ onClose }: { onClose: () => void }) {
  const festival = useEventDate();
  const [create] = useCreateBorrowMutation();
  const { form, dialog } = useNewSheet<Values>({
    path: "/logistic/borrow",
    onClose,
    draft: "borrow",
    initialValues: { lender: "", availableOn: festival?.start ?? null, unavailableOn: null },
    schema,
    // The rules guarantee both dates.
    create: ({ lender, availableOn, unavailableOn }) =>
      create({
        body: { lender, availableOn: availableOn ?? "", unavailableOn: unavailableOn ?? "" },
      }),
  });
  const back = form.field("unavailableOn");
  return (
    <FormDialog {...dialog} title="Ajouter une nouvelle Fiche Emprunt" submitLabel="Créer la fiche">
      <TextField label="Prêteur" required autoFocus {...form.field("lender")} />
      <DateTimeField label="Date de disponibilité" required {...form.field("availableOn")} />
      <DateTimeField
        label="Date de retour"
        required
        {...back}
        error={back.error ?? periodProblem(form.values)}
      />
    </FormDialog>
  );
}
