import { Link, useParams } from "@coulisses/shared-pages/router";
import { loadState, useListTeamsQuery } from "@coulisses/shared-auth";
import { isComputing } from "@coulisses/shared-domain/proposal/proposal";
import { Button, Heading, LoadState, makeStyles, Notice, Surface, Text } from "@coulisses/shared-ui/base";
import { Progress } from "@coulisses/shared-ui/data";
import {
  useCancelProposalMutation,
  useReadProposalQuery,
  useTakeBestProposalMutation,
} from "../api/proposals-api";
import { gapInWords, proposalScope, LIST_PATH, nameOf, statusLabels } from "./proposal-name";
import { ReadyProposal } from "./ready-proposal";

const useStyles = makeStyles({
  page: { display: "grid", gap: "16px", minWidth: 0 },
  buttons: { display: "flex", flexWrap: "wrap", gap: "8px", marginTop: "12px" },
});

const none: never[] = [];

/** One proposal: its progress while it is computed, then its changes. */
export default function ProposalPage() {
  const styles = useStyles();
  const { id = "" } = useParams();
  const reading = useReadProposalQuery({ id });
  const { currentData: proposal } = reading;
  const { data: teams = none } = useListTeamsQuery();
  const [cancel] = useCancelProposalMutation();
  const [takeBest] = useTakeBestProposalMutation();
  const gap = proposal ? gapInWords(proposal) : "";
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
          <Text as="p">
            {gap === ""
              ? `La meilleure trouvée sera prise au bout de ${String(proposal.deadlineSeconds)} secondes.`
              : `La meilleure trouvée jusqu'ici est ${gap}.`}
          </Text>
          <div className={styles.buttons}>
            <Button appearance="primary" onClick={() => void takeBest({ id })}>
              Prendre la meilleure trouvée
            </Button>
            <Button onClick={() => void cancel({ id })}>Annuler le calcul</Button>
          </div>
        </Surface>
      )}
      {proposal?.status === "CANCELLED" && (
        <Notice intent="info">Le calcul a été annulé : demande une autre proposition.</Notice>
      )}
      {proposal?.status === "FAILED" && (
        <Notice intent="error">Le calcul n'a pas abouti : demande une autre proposition.</Notice>
      )}
      {proposal?.status === "DONE" && gap !== "" && (
        <Text as="p">
          {proposal.isCut
            ? `Prise avant la fin du calcul : elle est ${gap}.`
            : `Calcul allé au bout : elle est ${gap}.`}
        </Text>
      )}
      {proposal?.status === "DONE" && <ReadyProposal proposal={proposal} />}
    </div>
  );
}
