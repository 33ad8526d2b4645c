import { useFinish, useForm } from "@coulisses/shared-pages/forms";
import { refusalOf, useUpdateMeMutation } from "@coulisses/shared-auth";
import type { Me } from "@coulisses/shared-domain/contract/users";
import { youngAgeHint } from "@coulisses/shared-domain/people/birthdate";
import { Button, Divider, Heading, makeStyles, TextField } from "@coulisses/shared-ui/base";
import { DateField, TextareaField, useFieldGrid } from "@coulisses/shared-ui/form";
import { UiIcon } from "@coulisses/shared-ui/icons";
import { FormDialog } from "@coulisses/shared-ui/overlay";
import { openDialog } from "../help/open-dialog";
import { PictureField } from "./picture-field";
import { PreferenceFields } from "./preference-fields";
import { changesOf, profileRules, profileSummary, toForm } from "./profile-form";

const useStyles = makeStyles({ account: { alignSelf: "start" } });

const EMAIL_HINT = "Elle se change dans « Sécurité de mon compte »";

type EditProfileDialogProps = { me: Me; onClose: () => void };

export default function EditProfileDialog({ me, onClose }: EditProfileDialogProps) {
  const styles = useStyles();
  const grid = useFieldGrid();
  const finish = useFinish(onClose);
  const [update] = useUpdateMeMutation();
  const form = useForm({
    draft: "profile",
    initialValues: toForm(me),
    schema: profileRules(new Date()),
    send: async (values) => refusalOf(await update({ version: me.version, body: changesOf(me, values) })),
    onSent: () => finish("Profil mis à jour !"),
  });

  return (
    <FormDialog
      form={form}
      title="Modifier mon profil"
      submitLabel="Enregistrer les modifications"
      theirs={profileSummary(toForm(me))}
      onClose={onClose}
    >
      <PictureField me={me} />
      <div className={grid.fields}>
        <TextField label="Prénom" required autoComplete="given-name" {...form.field("firstname")} />
        <TextField label="Nom" required autoComplete="family-name" {...form.field("lastname")} />
        <TextField label="Surnom" autoComplete="nickname" {...form.field("nickname")} />
        <DateField
          label="Date de naissance"
          required
          autoComplete="bday"
          hint={youngAgeHint(form.values.birthdate, new Date())}
          {...form.field("birthdate")}
        />
        <TextField
          label="Téléphone portable"
          type="tel"
          required
          autoComplete="tel-national"
          {...form.field("phone")}
        />
        <TextField label="Email" value={me.email} readOnly hint={EMAIL_HINT} />
        <TextareaField
          className={grid.wide}
          label="Commentaire"
          hint="Allergie, contrainte, envie : ce que les responsables doivent savoir de toi."
          {...form.field("comment")}
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
    </FormDialog>
  );
}
