import type {
  AcceptanceOutcome,
  ProposalAcceptance,
} from "@coulisses/shared-domain/contract/assignment/proposals";
import { displayName } from "@coulisses/shared-domain/people/display-name";
import { formatDateTime } from "@coulisses/shared-domain/time/format";
import { Button, makeStyles, Notice, Surface, Text } from "@coulisses/shared-ui/base";
import { Progress } from "@coulisses/shared-ui/data";
import { UiIcon } from "@coulisses/shared-ui/icons";
import { ConfirmDialog } from "@coulisses/shared-ui/overlay";
import { namedLines } from "./line-groups";
import { counted } from "./proposal-name";

const useStyles = makeStyles({
  list: { listStyleType: "none", margin: 0, padding: 0, display: "grid", gap: "8px" },
  row: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "8px" },
  lines: { margin: 0, paddingLeft: "20px", maxHeight: "240px", overflowY: "auto" },
});

type Props = {
  acceptances: readonly ProposalAcceptance[];
  isBusy: boolean;
  onUndo: (acceptanceId: string) => void;
};

/** Acceptances of a proposal, each with its author, its count and an undo button. */
export function Acceptances({ acceptances, isBusy, onUndo }: Props) {
  const styles = useStyles();
  if (acceptances.length === 0) return null;
  return (
    <Surface title="Acceptations">
      <ul className={styles.list}>
        {acceptances.map(({ id, acceptedAt, acceptedBy, undoneAt, lines }) => {
          const what = `${formatDateTime(acceptedAt)}${acceptedBy ? `, ${displayName(acceptedBy)}` : ""}`;
          return (
            <li key={id} className={styles.row}>
              <Text>
                {undoneAt === null
                  ? `${what} : ${counted(lines, "ligne")}`
                  : `${what} : annulée le ${formatDateTime(undoneAt)}`}
              </Text>
              {undoneAt === null && (
                <Button
                  size="small"
                  icon={<UiIcon name="undo" />}
                  aria-label={`Annuler l'acceptation du ${what}`}
                  loading={isBusy}
                  onClick={() => onUndo(id)}
                >
                  Annuler
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </Surface>
  );
}

/** Lines that the last action left out, with the reasons. */
export function LeftOut({ outcome, onClose }: { outcome: AcceptanceOutcome; onClose: () => void }) {
  const styles = useStyles();
  const lines = namedLines(outcome.leftOut, outcome);
  return (
    <Notice
      intent="warning"
      role="alert"
      title={`${counted(lines.length, "ligne")} de côté`}
      actions={<Button onClick={onClose}>Fermer</Button>}
    >
      <ul className={styles.lines}>
        {lines.map(({ rank, person, task, moment, obstacle }) => (
          <li key={rank}>{`${person}, ${task}, ${moment} : ${obstacle ?? ""}`}</li>
        ))}
      </ul>
    </Notice>
  );
}

type AcceptAllProps = {
  open: boolean;
  /** Number of lines that can be accepted. */
  count: number;
  /** The action under way. */
  doing: string | undefined;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks once more before every open line is accepted, then shows how that goes. */
export function AcceptAllDialog({ open, count, doing, onConfirm, onClose }: AcceptAllProps) {
  return (
    <ConfirmDialog
      open={open}
      title="Tout accepter"
      confirmLabel="Accepter"
      loading={doing !== undefined}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {doing !== undefined && <Progress label={doing} />}
      <Text as="p">
        {`${counted(count, "ligne")} : les bénévoles verront leurs créneaux aussitôt. Tu pourras tout annuler d'un geste.`}
      </Text>
    </ConfirmDialog>
  );
}
