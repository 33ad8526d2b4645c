import { refusalOf, useNotify, type Volunteer } from "@coulisses/shared-auth";
import { displayName } from "@coulisses/shared-domain/people/display-name";
import { slugOf } from "@coulisses/shared-domain/slug";
import { rules, useForm } from "@coulisses/shared-pages/forms";
import { Text, TextField } from "@coulisses/shared-ui/base";
import { FormDialog, RemoveDialog } from "@coulisses/shared-ui/overlay";
import { useCloseAccountMutation, useForgetVolunteerMutation } from "../api/volunteers-api";

export type RemovalProps = { volunteer: Volunteer; onRemoved: () => void; onClose: () => void };

/** Closes an account; its author's contributions stay signed. */
export function CloseAccountDialog({ volunteer, onRemoved, onClose }: RemovalProps) {
  const notify = useNotify();
  const [close] = useCloseAccountMutation();
  return (
    <RemoveDialog
      title={`Supprimer ${displayName(volunteer)}`}
      remove={async () => refusalOf(await close({ id: volunteer.id, version: volunteer.version ?? 0 }))}
      onRemoved={() => {
        notify({ type: "success", message: "Utilisateur supprimé !" });
        onRemoved();
      }}
      onClose={onClose}
    >
      Cette personne quitte toutes ses équipes et ne peut plus se connecter. Ce qu'elle a écrit reste signé de
      son nom.
    </RemoveDialog>
  );
}

/** Erases a person for good: the manager types the name first. */
export function ForgetDialog({ volunteer, onRemoved, onClose }: RemovalProps) {
  const notify = useNotify();
  const [forget] = useForgetVolunteerMutation();
  const name = `${volunteer.firstname} ${volunteer.lastname}`;
  const form = useForm({
    initialValues: { name: "" },
    schema: rules<{ name: string }>({
      name: (typed) => (slugOf(typed) === slugOf(name) ? undefined : `Écris « ${name} » pour confirmer`),
    }),
    send: async () => refusalOf(await forget({ email: volunteer.email ?? "" })),
    onSent: () => {
      notify({ type: "success", message: `${volunteer.firstname} a été oublié·e` });
      onClose();
      onRemoved();
    },
  });
  return (
    <FormDialog
      form={form}
      title={`Oublier ${displayName(volunteer)}`}
      submitLabel="Oublier pour toujours"
      danger
      size="small"
      onClose={onClose}
    >
      <Text as="p">
        Nom, adresse, téléphone, photo, disponibilités, amis et commentaires de cette personne sont effacés
        partout, pour toujours. Les fiches restent lisibles, sans son nom. Personne ne pourra revenir en
        arrière.
      </Text>
      <TextField label={`Écris « ${name} » pour confirmer`} required autoFocus {...form.field("name")} />
    </FormDialog>
  );
}
