import type { FailedJob } from "@coulisses/shared-domain/contract/failed-jobs";
import { displayName } from "@coulisses/shared-domain/people/display-name";
import { formatDateTime } from "@coulisses/shared-domain/time/format";
import { Button, makeStyles, Text } from "@coulisses/shared-ui/base";
import type { Column } from "@coulisses/shared-ui/data";

const useStyles = makeStyles({
  actions: { display: "flex", flexWrap: "wrap", gap: "8px" },
  error: { overflowWrap: "anywhere" },
});

const kinds: Record<string, string> = {
  letter: "Mail",
  "password-reset": "Réinitialisation de mot de passe",
  "address-mail": "Mail d'inscription",
  "email-change": "Confirmation d'une nouvelle adresse",
  "email-change-due": "Prise en compte d'une nouvelle adresse",
  push: "Notification",
  housekeeping: "Ménage de la base de données",
  "planned-events": "Mise à jour des agendas",
  print: "Impression de plannings",
  "release-rollback": "Retour automatique d'une application",
  proposal: "Proposition d'affectation",
  "planning-changes": "Annonce d'un planning qui change",
  reminders: "Rappels des créneaux",
  "swap-invitations": "Suite des demandes de remplacement",
};

/** The subject of a mail, or the kind of any other job, in French. */
export const titleOf = ({ kind, subject }: FailedJob) => subject ?? kinds[kind] ?? kind;

export const addresseeOf = ({ person }: FailedJob) => (person ? displayName(person) : "–");

type Actions = { onRetry: (job: FailedJob) => void; onDismiss: (job: FailedJob) => void };

export function failedJobColumns(actions: Actions): Column<FailedJob>[] {
  return [
    {
      key: "title",
      header: "Envoi",
      mobileTitle: true,
      render: (job) => <Text weight="bold">{titleOf(job)}</Text>,
    },
    { key: "person", header: "Pour", priority: 3, render: addresseeOf, sortBy: addresseeOf },
    {
      key: "failedAt",
      header: "Échec",
      priority: 2,
      width: "140px",
      render: ({ failedAt }) => formatDateTime(failedAt),
      sortBy: ({ failedAt }) => failedAt,
    },
    { key: "attempts", header: "Essais", align: "end", width: "80px", render: ({ attempts }) => attempts },
    { key: "lastError", header: "Dernière erreur", priority: 4, render: (job) => <LastError job={job} /> },
    {
      key: "actions",
      header: "Actions",
      hideHeader: true,
      width: "200px",
      priority: 9,
      render: (job) => <JobActions job={job} {...actions} />,
    },
  ];
}

function LastError({ job }: { job: FailedJob }) {
  const styles = useStyles();
  return (
    <Text size="small" muted className={styles.error}>
      {job.lastError || "Aucun détail"}
    </Text>
  );
}

function JobActions({ job, onRetry, onDismiss }: Actions & { job: FailedJob }) {
  const styles = useStyles();
  const title = titleOf(job);
  return (
    <div className={styles.actions}>
      <Button
        size="small"
        aria-label={`Réessayer ${title}`}
        onClick={() => {
          onRetry(job);
        }}
      >
        Réessayer
      </Button>
      <Button
        size="small"
        appearance="subtle"
        aria-label={`Oublier ${title}`}
        onClick={() => {
          onDismiss(job);
        }}
      >
        Oublier
      </Button>
    </div>
  );
}
