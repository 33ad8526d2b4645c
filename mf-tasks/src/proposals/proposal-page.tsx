import { Link, useParams } from "@coulisses/shared-pages/router";
import { loadState, useListTeamsQuery } from "@coulisses/shared-auth";
import { isComputing } from "@coulisses/shared-domain/proposal/proposal";
import { Button, Heading, LoadState, makeStyles, Notice, Surface, Text } from "@coulisses/shared-ui/base";
import { Progress } from "@coulisses/shared-ui/data";
import { useCancelProposalMutation, useReadProposalQuery } from "../api/proposals-api";
import { proposalScope, LIST_PATH, nameOf, statusLabels } from "./proposal-name";
import { ReadyProposal } from "./ready-proposal";

const useStyles = makeStyles({ page: { display: "grid", gap: "16px", minWidth: 0 } });

const none: never[] = [];

/** One proposal: its progress while it is computed, then its changes. */
export default function ProposalPage() {
  const styles = useStyles();
  const { id = "" } = useParams();
  const reading = useReadProposalQuery({ id });
  const { currentData: proposal } = reading;
  const { data: teams = none } = useListTeamsQuery();
  const [cancel] = useCancelProposalMutation();
  return (
    <div className={styles.page}>
      <Link to={LIST_PATH}>Toutes les propositions</Link>
      {!proposal && <LoadState label="Chargement de la proposition..." {...loadState(reading)} />}
      {proposal && (
        <div>
          <Heading level={2}>{nameOf(proposal)}</Heading>
          <Text as="p">{`Créneaux : ${proposalScope(proposal, teams)}`}</Text>
        </div>
      )}
      {proposal && isComputing(proposal.status) && (
        <Surface>
          <Progress
            label={statusLabels[proposal.status]}
            {...(proposal.status === "RUNNING" && { value: proposal.progress / 1000 })}
          />
          <Button onClick={() => void cancel({ id })}>Annuler le calcul</Button>
        </Surface>
      )}
      {proposal?.status === "CANCELLED" && (
        <Notice intent="info">Le calcul a été annulé : demande une autre proposition.</Notice>
      )}
      {proposal?.status === "FAILED" && (
        <Notice intent="error">Le calcul n'a pas abouti : demande une autre proposition.</Notice>
      )}
      {proposal?.status === "DONE" && <ReadyProposal proposal={proposal} />}
    </div>
  );
}
