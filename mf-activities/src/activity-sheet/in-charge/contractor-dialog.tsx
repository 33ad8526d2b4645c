import type { Contractor } from "@coulisses/shared-domain/festival-activity/festival-activity";
import { useFormik } from "@coulisses/federation/platform/forms";
import { TextField } from "@coulisses/shared-ui/base";
import { formikField } from "@coulisses/shared-ui/form";
import { FormDialog } from "@coulisses/shared-sheets/dialog";
import { addContractor, editContractor } from "../../api/edits/in-charge-edits";
import { useDialogWrite } from "../sheet";
import { contractorSchema, contractorValues, emailWarning, toContractorForm } from "./contractor-form";

type Props = { contractor?: Contractor; onClose: () => void };

export default function ContractorDialog({ contractor, onClose }: Props) {
  const { save, saving, conflict } = useDialogWrite(onClose);
  const formik = useFormik({
    initialValues: contractorValues(contractor),
    validationSchema: contractorSchema,
    onSubmit: (values) => {
      const form = toContractorForm(values);
      return save(contractor ? editContractor(contractor.id, form) : addContractor(form), contractor);
    },
  });
  return (
    <FormDialog
      title={contractor ? "Modifier un prestataire" : "Ajouter un prestataire"}
      submitLabel={contractor ? "Modifier" : "Ajouter"}
      saving={saving}
      conflict={conflict}
      theirs={({ inCharge }) => {
        const present = inCharge.contractors.find(({ id }) => id === contractor?.id);
        return (
          present &&
          Object.values(toContractorForm(contractorValues(present)))
            .filter(Boolean)
            .join(", ")
        );
      }}
      onSubmit={() => void formik.submitForm()}
      onClose={onClose}
    >
      <TextField label="Prénom" required autoFocus {...formikField(formik, "firstname")} />
      <TextField label="Nom" required {...formikField(formik, "lastname")} />
      <TextField label="Téléphone" type="tel" required {...formikField(formik, "phone")} />
      <TextField
        label="Email"
        type="email"
        {...formikField(formik, "email")}
        error={formik.touched.email ? emailWarning(formik.values.email) : undefined}
      />
      <TextField label="Société" {...formikField(formik, "company")} />
      <TextField label="Commentaire" {...formikField(formik, "comment")} />
    </FormDialog>
  );
}
