import { ofName } from "@coulisses/shared-domain/french/of-name";
import type { StaffCandidate } from "@coulisses/shared-domain/contract/registrations";
import type { Team } from "@coulisses/shared-domain/people/team";
import { displayName } from "@coulisses/shared-domain/people/display-name";
import { formatDate } from "@coulisses/shared-domain/time/format";
import { SelectBox } from "@coulisses/shared-pages/selection";
import { Link, makeStyles, Text } from "@coulisses/shared-ui/base";
import { type Column, RowButton } from "@coulisses/shared-ui/data";
import { TeamChips } from "../parts/team-chips";
import type { Admission } from "./use-admission";

const useStyles = makeStyles({
  actions: { display: "flex", justifyContent: "flex-end", gap: "2px" },
});

function Actions<Candidate extends StaffCandidate>({
  candidate,
  isRejected,
  admission,
}: RowProps<Candidate>) {
  const styles = useStyles();
  const name = displayName(candidate);
  if (isRejected) {
    return (
      <span className={styles.actions}>
        <RowButton
          icon="undo"
          tooltip={`Annuler le rejet ${ofName(name)}`}
          onClick={() => void admission.restore(candidate)}
        />
      </span>
    );
  }
  return (
    <span className={styles.actions}>
      <RowButton icon="check" tooltip={`Enrôler ${name}`} onClick={() => void admission.enrol([candidate])} />
      <RowButton
        icon="close"
        danger
        tooltip={`Rejeter la candidature ${ofName(name)}`}
        onClick={() => void admission.reject(candidate)}
      />
    </span>
  );
}

type RowProps<Candidate extends StaffCandidate> = {
  candidate: Candidate;
  isRejected: boolean;
  admission: Admission<Candidate>;
};

type Given<Candidate extends StaffCandidate> = Omit<RowProps<Candidate>, "candidate"> & {
  teams: readonly Team[];
};

/** Columns common to both lists of candidates. */
export function candidateColumns<Candidate extends StaffCandidate>({
  isRejected,
  admission,
  teams,
}: Given<Candidate>) {
  return {
    select: {
      key: "select",
      header: "Sélection",
      hideHeader: true,
      width: "56px",
      priority: 9,
      render: (candidate) => (
        <SelectBox
          name={displayName(candidate)}
          checked={admission.isSelected(candidate)}
          onToggle={() => admission.toggle(candidate)}
        />
      ),
    },
    date: {
      key: "date",
      header: "Date de candidature",
      width: "170px",
      sortBy: ({ candidatedAt }) => candidatedAt,
      render: ({ candidatedAt }) => formatDate(candidatedAt),
    },
    email: {
      key: "email",
      header: "Email",
      minWidth: 200,
      render: ({ email, emailConfirmed }) => (
        <>
          <Link href={`mailto:${email}`}>{email}</Link>
          {!emailConfirmed && (
            <Text size="small" muted>
              {" "}
              (à confirmer)
            </Text>
          )}
        </>
      ),
    },
    teams: {
      key: "teams",
      header: "Équipes",
      render: (candidate) => <TeamChips codes={candidate.teams} teams={teams} />,
    },
    actions: {
      key: "actions",
      header: "Actions",
      hideHeader: true,
      actions: true,
      width: "76px",
      render: (candidate) => <Actions candidate={candidate} isRejected={isRejected} admission={admission} />,
    },
  } satisfies Record<string, Column<Candidate>>;
}
