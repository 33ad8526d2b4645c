import { useNotify, useUpdateMeMutation } from "@coulisses/shared-auth";
import { useDraft } from "@coulisses/shared-sheets/dialog";
import type { Me } from "@coulisses/shared-domain/contract/users";
import { Button, Divider, Heading, makeStyles, media, TextField } from "@coulisses/shared-ui/base";
import { ConflictNotice, DateField, TextareaField } from "@coulisses/shared-ui/form";
import { UiIcon } from "@coulisses/shared-ui/icons";
import { Dialog } from "@coulisses/shared-ui/overlay";
import { openDialog } from "../help/open-dialog";
import { PictureField } from "./picture-field";
import { PreferenceFields } from "./preference-fields";
import { changesOf, formErrors, type ProfileFields, profileSummary, toForm } from "./profile-form";

const useStyles = makeStyles({
  fields: {
    display: "grid",
    gridTemplateColumns: "1fr 1fr",
    gap: "8px 16px",
    alignItems: "start",
    [media.mobile]: { gridTemplateColumns: "1fr" },
  },
  wide: { gridColumn: "1 / -1" },
  account: { alignSelf: "start" },
});

const EMAIL_HINT = "Elle se change dans « Sécurité de mon compte »";

export type EditProfileDialogProps = { me: Me; onClose: () => void };

export default function EditProfileDialog({ me, onClose }: EditProfileDialogProps) {
  const styles = useStyles();
  const notify = useNotify();
  const { values: form, set, conflict } = useDraft(toForm(me));
  const [update, { isLoading }] = useUpdateMeMutation();
  const errors = formErrors(form, new Date());
  const canSave = Object.keys(errors).length === 0 && conflict === undefined;

  const field = (name: keyof ProfileFields) => ({
    value: form[name],
    error: errors[name],
    onChange: (value: string) => {
      set(name, value);
    },
  });

  async function save() {
    if (!canSave) return;
    const answer = await update({ version: me.version, patch: changesOf(me, form) });
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
        <Button appearance="primary" disabled={!canSave} loading={isLoading} onClick={() => void save()}>
          Enregistrer les modifications
        </Button>
      }
    >
      {conflict && (
        <ConflictNotice
          theirs={profileSummary(toForm(me))}
          onKeepMine={conflict.keepMine}
          onTakeTheirs={conflict.takeTheirs}
        />
      )}
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
      <Divider />
      <Heading level={3}>Mot de passe, adresse mail et appareils</Heading>
      <Button
        className={styles.account}
        icon={<UiIcon name="lock" />}
        onClick={() => {
          openDialog("account");
        }}
      >
        Sécurité de mon compte
      </Button>
    </Dialog>
  );
}
