import { useForm } from "@coulisses/shared-pages/forms";
import { refusalOf, useNotify, useSession, type Volunteer } from "@coulisses/shared-auth";
import type { Availabilities } from "@coulisses/shared-domain/contract/volunteer-availability";
import { normaliseEmail } from "@coulisses/shared-domain/people/email";
import { displayName } from "@coulisses/shared-domain/people/display-name";
import { hasAddress, NO_ADDRESS_WORDS } from "@coulisses/shared-domain/people/no-address";
import { Button, TextField } from "@coulisses/shared-ui/base";
import { DateField, TextareaField, useFieldGrid } from "@coulisses/shared-ui/form";
import { FormDialog } from "@coulisses/shared-ui/overlay";
import { type ReactNode, useMemo, useState } from "react";
import { useChangeVolunteerMutation } from "../api/volunteers-api";
import { ClaimPart } from "./claim-part";
import { PendingEmail } from "./pending-email";
import { CloseAccountDialog, ForgetDialog } from "./remove-volunteer-dialog";
import { OwnWords, VolunteerFrame } from "./volunteer-facts";
import { changesOf, volunteerRules, volunteerSummary, volunteerValues } from "./volunteer-form";

/** Decision 58. */
const EMAIL_WAITS = " La nouvelle adresse servira dès que l'ancienne l'aura confirmée, ou au bout d'un jour.";

/** Options that a page gives the dialog of a volunteer. */
export type VolunteerDialogOptions = {
  subtitle?: string | undefined;
  /** The page's own actions; `leave` asks first when an edit would be lost. */
  actions?: ((leave: (act: () => void) => void) => ReactNode) | undefined;
  /** True if the account may be closed or erased here. @default true */
  removable?: boolean;
  /** Availabilities that the page already read. */
  availabilities?: Availabilities | undefined;
  onClose: () => void;
};

type Props = VolunteerDialogOptions & { volunteer: Volunteer };

/**
 * The dialog of a volunteer with a manager's edits. Teams and friends change at once, fields when they are
 * saved.
 */
export function EditVolunteerDialog(props: Props) {
  const { volunteer, subtitle, actions, removable = true, availabilities, onClose } = props;
  const grid = useFieldGrid();
  const notify = useNotify();
  const isMe = useSession().userId === volunteer.id;
  const [change] = useChangeVolunteerMutation();
  const [removal, setRemoval] = useState<"close" | "forget">();
  const mayLackAddress = volunteer.email !== undefined && !hasAddress(volunteer.email);
  const values = useMemo(() => volunteerValues(volunteer), [volunteer]);
  const form = useForm({
    draft: `volunteer-${volunteer.id}`,
    initialValues: values,
    schema: useMemo(() => volunteerRules(new Date(), { mayLackAddress }), [mayLackAddress]),
    send: async (filled) =>
      refusalOf(
        await change({
          id: volunteer.id,
          version: volunteer.version ?? 0,
          body: changesOf(volunteer, filled),
        }),
      ),
    onSent: ({ email }) => {
      const waits = normaliseEmail(email) !== values.email;
      notify({ type: "success", message: `Profil mis à jour !${waits ? EMAIL_WAITS : ""}` });
      onClose();
    },
  });
  const removals = { volunteer, onRemoved: onClose, onClose: () => setRemoval(undefined) };
  if (removal === "close") return <CloseAccountDialog {...removals} />;
  if (removal === "forget") return <ForgetDialog {...removals} />;

  const ask = (wanted: "close" | "forget") => form.leave(() => setRemoval(wanted));
  return (
    <FormDialog
      form={form}
      size="large"
      title={displayName(volunteer)}
      subtitle={subtitle}
      submitLabel="Enregistrer les informations"
      theirs={volunteerSummary(values)}
      onClose={onClose}
      actions={
        <>
          {removable && !isMe && (
            <>
              <Button appearance="subtle" danger onClick={() => ask("forget")}>
                Oublier cette personne
              </Button>
              <Button appearance="subtle" danger onClick={() => ask("close")}>
                Supprimer le bénévole
              </Button>
            </>
          )}
          {actions?.(form.leave)}
        </>
      }
    >
      <VolunteerFrame volunteer={volunteer} edits availabilities={availabilities}>
        <div className={grid.fields}>
          <TextField label="Surnom" {...form.field("nickname")} />
          <DateField label="Date de naissance" required {...form.field("birthdate")} />
          <TextField
            label="Email"
            required={!mayLackAddress}
            {...(mayLackAddress && { placeholder: NO_ADDRESS_WORDS })}
            {...form.field("email")}
            {...(isMe && { readOnly: true, hint: "La tienne se change dans ton profil" })}
          />
          <TextField label="Téléphone" type="tel" required {...form.field("phone")} />
          {mayLackAddress && (
            <div className={grid.wide}>
              <ClaimPart volunteer={volunteer} />
            </div>
          )}
          {volunteer.pendingEmail && (
            <div className={grid.wide}>
              <PendingEmail volunteer={volunteer} />
            </div>
          )}
          <TextareaField className={grid.wide} label="Note des humains" {...form.field("note")} />
        </div>
        <OwnWords volunteer={volunteer} />
      </VolunteerFrame>
    </FormDialog>
  );
}
