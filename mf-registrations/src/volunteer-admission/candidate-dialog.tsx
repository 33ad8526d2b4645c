import type { VolunteerCandidate } from "@coulisses/shared-domain/contract/registrations";
import { formatDate } from "@coulisses/shared-domain/time/format";
import { Button } from "@coulisses/shared-ui/base";
import type { Admission } from "../candidates/use-admission";
import VolunteerDialog from "../volunteer-detail/volunteer-dialog";

type CandidateDialogProps = {
  candidate: VolunteerCandidate;
  /** Another manager decided while the dialog was open. */
  isDecided: boolean;
  isRejected: boolean;
  admission: Admission<VolunteerCandidate>;
  onClose: () => void;
};

/**
 * A candidate, with availabilities and friends, to enrol or reject here. The main button belongs to the
 * note's form, which Enter sends.
 */
export default function CandidateDialog(props: CandidateDialogProps) {
  const { candidate, isDecided, isRejected, admission, onClose } = props;
  const { id, firstname, lastname, nickname, charisma, teams, birthdate, email, comment, note } = candidate;
  const closeOnce = async (decision: Promise<boolean>) => {
    if (await decision) onClose();
  };
  return (
    <VolunteerDialog
      id={id}
      subtitle={
        isDecided
          ? "Quelqu'un d'autre vient d'en décider"
          : `A candidaté le ${formatDate(candidate.candidatedAt)}`
      }
      removable={false}
      known={{
        id,
        firstname,
        lastname,
        nickname,
        charisma,
        teams,
        birthdate,
        email,
        comment,
        profilePicture: null,
        phone: candidate.mobilePhone,
        ...(note !== undefined && { note }),
      }}
      availabilities={candidate.availabilities}
      actions={(leave) => {
        if (isDecided) return null;
        if (isRejected) {
          return (
            <Button onClick={() => leave(() => void closeOnce(admission.restore(candidate)))}>
              Restaurer la candidature
            </Button>
          );
        }
        return (
          <>
            <Button danger onClick={() => leave(() => void closeOnce(admission.reject(candidate)))}>
              Rejeter la candidature
            </Button>
            <Button
              loading={admission.isEnrolling}
              onClick={() => leave(() => void closeOnce(admission.enrol([candidate])))}
            >
              Enrôler le candidat
            </Button>
          </>
        );
      }}
      onClose={onClose}
    />
  );
}
