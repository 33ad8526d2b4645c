import { useNotify, useUpdateMeMutation } from "@coulisses/shared-auth";
import type { Me } from "@coulisses/shared-domain/contract/users";
import { Button, Divider, makeStyles, media, TextField } from "@coulisses/shared-ui/base";
import { DateField, TextareaField } from "@coulisses/shared-ui/form";
import { Dialog } from "@coulisses/shared-ui/overlay";
import { useState } from "react";
import { PictureField } from "./picture-field";
import { PreferenceFields } from "./preference-fields";
import { changesOf, formErrors, type ProfileForm, toForm } from "./profile-form";

const useStyles = makeStyles({
  fields: {
    display: "grid",
    gridTemplateColumns: "1fr 1fr",
    gap: "8px 16px",
    alignItems: "start",
    [media.mobile]: { gridTemplateColumns: "1fr" },
  },
  wide: { gridColumn: "1 / -1" },
});

const EMAIL_HINT = "Pour la changer, demande aux responsables des bénévoles ou à la ou au SG.";

export type EditProfileDialogProps = { me: Me; onClose: () => void };

export default function EditProfileDialog({ me, onClose }: EditProfileDialogProps) {
  const styles = useStyles();
  const notify = useNotify();
  const [form, setForm] = useState(() => toForm(me));
  const [update, { isLoading }] = useUpdateMeMutation();
  const errors = formErrors(form, new Date());
  const isValid = Object.keys(errors).length === 0;

  const field = (name: keyof ProfileForm) => ({
    value: form[name],
    error: errors[name],
    onChange: (value: string) => {
      setForm({ ...form, [name]: value });
    },
  });

  async function save() {
    if (!isValid) return;
    const answer = await update(changesOf(me, form));
    if ("error" in answer) return;
    notify({ type: "success", message: "Profil mis à jour !" });
    onClose();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      size="medium"
      title="Modifier mon profil"
      actions={
        <Button
          appearance="primary"
          disabled={!isValid}
          loading={isLoading}
          onClick={() => void save()}
        >
          Enregistrer les modifications
        </Button>
      }
    >
      <PictureField me={me} />
      <div className={styles.fields}>
        <TextField label="Prénom" required autoComplete="given-name" {...field("firstname")} />
        <TextField label="Nom" required autoComplete="family-name" {...field("lastname")} />
        <TextField label="Surnom" autoComplete="nickname" {...field("nickname")} />
        <DateField label="Date de naissance" required autoComplete="bday" {...field("birthdate")} />
        <TextField
          label="Téléphone portable"
          type="tel"
          required
          autoComplete="tel-national"
          {...field("phone")}
        />
        <TextField label="Email" value={me.email} readOnly hint={EMAIL_HINT} />
        <TextareaField
          className={styles.wide}
          label="Commentaire"
          hint="Allergie, contrainte, envie : ce que les responsables doivent savoir de toi."
          {...field("comment")}
        />
      </div>
      <Divider />
      <PreferenceFields teams={me.teams} />
    </Dialog>
  );
}
