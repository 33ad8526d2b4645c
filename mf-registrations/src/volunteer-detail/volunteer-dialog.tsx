import { loadState, useCan, useReadVolunteerQuery, type Volunteer } from "@coulisses/shared-auth";
import { accountProblem } from "@coulisses/shared-domain/access/guarded";
import { displayName } from "@coulisses/shared-domain/people/display-name";
import { LoadState, Text } from "@coulisses/shared-ui/base";
import { Dialog } from "@coulisses/shared-ui/overlay";
import { useEditing } from "../parts/use-editing";
import { EditVolunteerDialog, type VolunteerDialogOptions } from "./edit-volunteer-dialog";
import { VolunteerFacts, VolunteerFrame } from "./volunteer-facts";

type VolunteerDialogProps = VolunteerDialogOptions & {
  id: number;
  /** Fields that the page already read, for readers who may see no more. */
  known?: Volunteer | undefined;
};

/** One volunteer: read by those who may open the detail, edited in place by user managers. */
export default function VolunteerDialog(props: VolunteerDialogProps) {
  const { id, known, ...options } = props;
  const { subtitle, actions, availabilities, onClose } = options;
  const reading = useReadVolunteerQuery({ id });
  const { currentData: data, error } = reading;
  const managesUsers = useCan("manage-users");
  const editing = useEditing();
  const volunteer = data ?? (error && known);

  if (volunteer === undefined || editing.loading) {
    return (
      <Dialog open title="Bénévole" onClose={onClose}>
        <LoadState label="Chargement du bénévole..." {...loadState(reading)} />
      </Dialog>
    );
  }
  const outOfReach = accountProblem(volunteer.teams, editing);
  if (data !== undefined && managesUsers && outOfReach === undefined) {
    return <EditVolunteerDialog {...options} volunteer={data} />;
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
        {managesUsers && outOfReach !== undefined && <Text as="p">{outOfReach}</Text>}
        <VolunteerFacts volunteer={volunteer} />
      </VolunteerFrame>
    </Dialog>
  );
}
