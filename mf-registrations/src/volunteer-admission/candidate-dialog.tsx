import type { VolunteerCandidate } from "@coulisses/shared-domain/contract/registrations";
import type { Team } from "@coulisses/shared-domain/people/team";
import { displayName, shortName } from "@coulisses/shared-domain/people/display-name";
import { formatPhone } from "@coulisses/shared-domain/people/phone";
import { formatDate, formatPeriod } from "@coulisses/shared-domain/time/format";
import { Button, Heading, Link, makeStyles, Text } from "@coulisses/shared-ui/base";
import { Dialog } from "@coulisses/shared-ui/overlay";
import { useListFriendsOfQuery } from "../api/candidates-api";
import { TeamChips } from "../candidates/candidate-columns";
import type { Admission } from "../candidates/use-admission";

const useStyles = makeStyles({
  body: { display: "grid", gap: "16px" },
  list: { margin: 0, paddingLeft: "20px", display: "grid", gap: "4px" },
  facts: {
    display: "grid",
    gridTemplateColumns: "max-content minmax(0, 1fr)",
    gap: "6px 16px",
    margin: 0,
    "& dd": { margin: 0, whiteSpace: "pre-line", overflowWrap: "anywhere" },
  },
});

type CandidateDialogProps = {
  candidate: VolunteerCandidate;
  isRejected: boolean;
  teams: readonly Team[];
  admission: Admission<VolunteerCandidate>;
  onClose: () => void;
};

/** Who a candidate is, when they can come and with whom; decided from here as well. */
export default function CandidateDialog(props: CandidateDialogProps) {
  const { candidate, isRejected, teams, admission, onClose } = props;
  const styles = useStyles();
  const { data: friends } = useListFriendsOfQuery(candidate.id);
  const { availabilities, comment, note } = candidate;
  const closeOnce = async (decision: Promise<boolean>) => {
    if (await decision) onClose();
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={displayName(candidate)}
      subtitle={`A candidaté le ${formatDate(candidate.candidatedAt)}`}
      actions={
        isRejected ? (
          <Button appearance="primary" onClick={() => void closeOnce(admission.restore(candidate))}>
            Restaurer la candidature
          </Button>
        ) : (
          <>
            <Button danger onClick={() => void closeOnce(admission.reject(candidate))}>
              Rejeter la candidature
            </Button>
            <Button
              appearance="primary"
              loading={admission.isEnrolling}
              onClick={() => void closeOnce(admission.enrol([candidate]))}
            >
              Enrôler le candidat
            </Button>
          </>
        )
      }
    >
      <div className={styles.body}>
        <TeamChips codes={candidate.teams} teams={teams} />
        <dl className={styles.facts}>
          <dt>Email</dt>
          <dd>
            <Link href={`mailto:${candidate.email}`}>{candidate.email}</Link>
          </dd>
          <dt>Téléphone</dt>
          <dd>
            <Link href={`tel:${candidate.mobilePhone}`}>{formatPhone(candidate.mobilePhone)}</Link>
          </dd>
          <dt>Date de naissance</dt>
          <dd>{formatDate(candidate.birthdate)}</dd>
          <dt>Charisme</dt>
          <dd>{candidate.charisma}</dd>
          {comment !== null && (
            <>
              <dt>Commentaire</dt>
              <dd>{comment}</dd>
            </>
          )}
          {typeof note === "string" && (
            <>
              <dt>Note</dt>
              <dd>{note}</dd>
            </>
          )}
        </dl>
        <section>
          <Heading level={3}>Disponibilités</Heading>
          {availabilities.length === 0 ? (
            <Text muted>Aucune disponibilité donnée</Text>
          ) : (
            <ul className={styles.list}>
              {availabilities.map((period) => (
                <li key={period.start}>{formatPeriod(period)}</li>
              ))}
            </ul>
          )}
        </section>
        {friends && (
          <section>
            <Heading level={3}>Ami·e·s</Heading>
            <Text muted={friends.length === 0}>
              {friends.length === 0 ? "Aucun·e pour le moment" : friends.map(shortName).join(", ")}
            </Text>
          </section>
        )}
      </div>
    </Dialog>
  );
}
