import { isApiError, useCan, type Volunteer } from "@coulisses/shared-auth";
import { ADMIN } from "@coulisses/shared-domain/access/access";
import { displayName } from "@coulisses/shared-domain/people/display-name";
import { ErrorCard, Loading } from "@coulisses/shared-ui/base";
import { Dialog } from "@coulisses/shared-ui/overlay";
import { useReadVolunteerQuery } from "../api/volunteers-api";
import { EditVolunteerDialog, type VolunteerDialogOptions } from "./edit-volunteer-dialog";
import { VolunteerFacts, VolunteerFrame } from "./volunteer-facts";

export type VolunteerDialogProps = VolunteerDialogOptions & {
  id: number;
  /** What the page has read of them already, for those who may read no more. */
  known?: Volunteer | undefined;
};

/** One person: read by those who may open the detail, edited in the same place by those who manage users. */
export default function VolunteerDialog(props: VolunteerDialogProps) {
  const { id, subtitle, actions, removable = true, known, availabilities, onClose } = props;
  const { data, error, refetch } = useReadVolunteerQuery(id);
  const managesUsers = useCan("manage-users");
  const managesAdmins = useCan("manage-admins");
  const volunteer = data ?? (error && known);

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
  const edits = data !== undefined && managesUsers && (managesAdmins || !volunteer.teams.includes(ADMIN));
  if (edits) {
    return <EditVolunteerDialog {...{ volunteer, subtitle, actions, removable, availabilities, onClose }} />;
  }
  return (
    <Dialog
      open
      size="large"
      title={displayName(volunteer)}
      subtitle={subtitle}
      onClose={onClose}
      actions={actions?.((act) => act())}
    >
      <VolunteerFrame volunteer={volunteer} edits={false} availabilities={availabilities}>
        <VolunteerFacts volunteer={volunteer} />
      </VolunteerFrame>
    </Dialog>
  );
}
