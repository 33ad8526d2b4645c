import { isApiError, useCan, type Volunteer } from "@coulisses/shared-auth";
import { ADMIN } from "@coulisses/shared-domain/access/access";
import { displayName } from "@coulisses/shared-domain/people/display-name";
import { Button, ErrorCard, Loading } from "@coulisses/shared-ui/base";
import { Dialog } from "@coulisses/shared-ui/overlay";
import type { ReactNode } from "react";
import { useReadVolunteerQuery } from "../api/volunteers-api";
import { EditVolunteerDialog } from "./edit-volunteer-dialog";
import { VolunteerFacts, VolunteerFrame } from "./volunteer-facts";

export type VolunteerDialogProps = {
  id: number;
  /** What a page does with them besides, before the dialog's own buttons. */
  actions?: ((volunteer: Volunteer) => ReactNode) | undefined;
  /** Whether their account may be closed or forgotten from here. @default true */
  removable?: boolean;
  onClose: () => void;
};

/** One person: read by those who may open the detail, edited in the same place by those who manage users. */
export default function VolunteerDialog({ id, actions, removable = true, onClose }: VolunteerDialogProps) {
  const { data: volunteer, error, refetch } = useReadVolunteerQuery(id);
  const managesUsers = useCan("manage-users");
  const managesAdmins = useCan("manage-admins");

  if (volunteer === undefined) {
    return (
      <Dialog open title="Bénévole" onClose={onClose}>
        {isApiError(error) ? (
          <ErrorCard message={error.message} onRetry={() => void refetch()} />
        ) : (
          <Loading label="Chargement du bénévole..." />
        )}
      </Dialog>
    );
  }
  const edits = managesUsers && (managesAdmins || !volunteer.teams.includes(ADMIN));
  const more = actions?.(volunteer);
  if (edits) {
    return <EditVolunteerDialog {...{ volunteer, removable, onClose }} actions={more} />;
  }
  return (
    <Dialog
      open
      size="large"
      title={displayName(volunteer)}
      onClose={onClose}
      actions={
        <>
          {more}
          <Button onClick={onClose}>Fermer</Button>
        </>
      }
    >
      <VolunteerFrame volunteer={volunteer} edits={false}>
        <VolunteerFacts volunteer={volunteer} />
      </VolunteerFrame>
    </Dialog>
  );
}
