import type { Contractor } from "@coulisses/shared-domain/festival-activity/festival-activity";
import { useForm } from "@coulisses/shared-pages/forms";
import { TextField } from "@coulisses/shared-ui/base";
import { FormDialog } from "@coulisses/shared-ui/overlay";
import { addContractor, editContractor } from "../../api/edits/in-charge-edits";
import { useSheet } from "../sheet";
import { contractorRules, contractorValues, emailWarning, toContractorForm } from "./contractor-form";

type Props = { contractor?: Contractor; onClose: () => void };

export default function ContractorDialog({ contractor, onClose }: Props) {
  const { sendForm } = useSheet();
  const form = useForm({
    draft: `contractor-${contractor?.id ?? "new"}`,
    initialValues: contractorValues(contractor),
    schema: contractorRules,
    send: (values) => {
      const body = toContractorForm(values);
      return sendForm(contractor ? editContractor(contractor.id, body) : addContractor(body), {
        seen: contractor,
        theirs: ({ inCharge }) => {
          const present = inCharge.contractors.find(({ id }) => id === contractor?.id);
          return (
            present &&
            Object.values(toContractorForm(contractorValues(present)))
              .filter(Boolean)
              .join(", ")
          );
        },
      });
    },
    onSent: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={contractor ? "Modifier un prestataire" : "Ajouter un prestataire"}
      submitLabel={contractor ? "Modifier" : "Ajouter"}
      onClose={onClose}
    >
      <TextField label="Prénom" required autoFocus {...form.field("firstname")} />
      <TextField label="Nom" required {...form.field("lastname")} />
      <TextField label="Téléphone" type="tel" required {...form.field("phone")} />
      <TextField label="Email" type="email" {...form.field("email")} hint={emailWarning(form.values.email)} />
      <TextField label="Société" {...form.field("company")} />
      <TextField label="Commentaire" {...form.field("comment")} />
    </FormDialog>
  );
}
