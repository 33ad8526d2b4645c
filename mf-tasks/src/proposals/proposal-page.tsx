import { useAddressFilters } from "@coulisses/shared-pages/address-filters";
import { Link, useParams } from "@coulisses/shared-pages/router";
import { isApiError, useListTeamsQuery } from "@coulisses/shared-auth";
import type { ProposalDetails } from "@coulisses/shared-domain/contract/assignment/proposals";
import { isComputing } from "@coulisses/shared-domain/proposal/proposal";
import {
  Button,
  ErrorCard,
  Heading,
  ListPage,
  Loading,
  makeStyles,
  noMatch,
  Notice,
  PageAction,
  Surface,
  Text,
} from "@coulisses/shared-ui/base";
import { Progress } from "@coulisses/shared-ui/data";
import { ChoiceToggle, FilterBar, SearchField, SelectField } from "@coulisses/shared-ui/form";
import { UiIcon } from "@coulisses/shared-ui/icons";
import { ConfirmDialog } from "@coulisses/shared-ui/overlay";
import { useCallback, useMemo, useState } from "react";
import { useCancelProposalMutation, useReadProposalQuery } from "../api/proposals-api";
import { Acceptances, LeftOut } from "./acceptances";
import { Comparison } from "./comparison";
import { Holes } from "./holes";
import { type LineGroup, lineStates, namedLines, searchedLines, stateOf } from "./line-groups";
import { LineGroups, LinesTable } from "./lines-table";
import { MeasuresTable } from "./measures";
import { proposalScope, counted, LIST_PATH, nameOf, statusLabels } from "./proposal-name";
import { useAcceptance } from "./use-acceptance";

const useStyles = makeStyles({ page: { display: "grid", gap: "16px", minWidth: 0 } });

const none: never[] = [];
const views = [
  { value: "task", label: "Par FT" },
  { value: "person", label: "Par personne" },
  { value: "lines", label: "Ligne par ligne" },
  { value: "holes", label: "Trous" },
  { value: "compare", label: "Comparer" },
] as const;

/** One proposal: its progress while it is computed, then its changes. */
export default function ProposalPage() {
  const styles = useStyles();
  const { id = "" } = useParams();
  const { currentData: proposal, error, refetch } = useReadProposalQuery({ id });
  const { data: teams = none } = useListTeamsQuery();
  const [cancel] = useCancelProposalMutation();
  const failure = isApiError(error) && proposal === undefined ? error.message : undefined;
  return (
    <div className={styles.page}>
      <Link to={LIST_PATH}>Toutes les propositions</Link>
      {failure !== undefined && <ErrorCard message={failure} onRetry={() => void refetch()} />}
      {failure === undefined && !proposal && <Loading label="Chargement de la proposition..." />}
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

function ReadyProposal({ proposal }: { proposal: ProposalDetails }) {
  const styles = useStyles();
  const { id, today, proposed } = proposal;
  const { filters, set, activeCount, field, bar } = useAddressFilters(["search", "state"]);
  const place = useAddressFilters(["view", "other"]);
  const view = views.find(({ value }) => value === place.filters.view)?.value ?? "task";
  const state = lineStates.find(({ value }) => value === filters.state)?.value ?? null;
  const { accept, undo, doing, leftOut, forgetLeftOut } = useAcceptance(id);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [isConfirming, setConfirming] = useState(false);

  const lines = useMemo(() => namedLines(proposal.lines, proposal), [proposal]);
  const shown = useMemo(
    () => searchedLines(lines, { text: filters.search, state }),
    [lines, filters.search, state],
  );
  const open = useMemo(() => lines.filter((line) => stateOf(line) === "OPEN"), [lines]);
  const ranks = open.filter(({ rank }) => chosen.has(rank)).map(({ rank }) => rank);
  const choice = useMemo(
    () => ({
      chosen,
      toggle: (rank: number) =>
        setChosen((before) => {
          const next = new Set(before);
          if (!next.delete(rank)) next.add(rank);
          return next;
        }),
    }),
    [chosen],
  );
  const isByTask = view === "task";
  const acceptGroup = useCallback(
    ({ id: of, open: count }: LineGroup) =>
      void accept(isByTask ? { scope: "TASK", taskId: of } : { scope: "PERSON", userId: of }, count),
    [accept, isByTask],
  );
  const acceptChosen = async () => {
    if (await accept({ scope: "LINES", ranks }, ranks.length)) setChosen(new Set());
  };
  const measures = useMemo(
    () =>
      today && proposed
        ? [
            { label: "Au moment du calcul", measures: today },
            { label: "Avec la proposition", measures: proposed },
          ]
        : [],
    [today, proposed],
  );
  const emptyText = noMatch(activeCount) ?? "La proposition ne change rien";

  return (
    <>
      {doing !== undefined && !isConfirming && (
        <Surface>
          <Progress label={doing} />
        </Surface>
      )}
      {leftOut && <LeftOut outcome={leftOut} onClose={forgetLeftOut} />}
      <Surface title="Ce qu'elle vaut">
        <MeasuresTable caption="Mesures de la proposition" columns={measures} />
      </Surface>
      <Acceptances
        acceptances={proposal.acceptances}
        isBusy={doing !== undefined}
        onUndo={(acceptanceId) => void undo(acceptanceId)}
      />
      <ChoiceToggle
        label="Lecture"
        options={views}
        value={view}
        onChange={(next) => place.set("view", next ?? view)}
      />
      <ListPage
        filters={
          <FilterBar {...bar} search={<SearchField label="Bénévole, tâche ou équipe" {...field("search")} />}>
            {view !== "holes" && view !== "compare" && (
              <SelectField
                label="État"
                hideLabel
                placeholder="Toutes les lignes"
                options={lineStates}
                value={state}
                onChange={(next) => set("state", next ?? "")}
              />
            )}
          </FilterBar>
        }
        actions={
          <>
            {ranks.length > 0 && (
              <PageAction
                label={`Accepter ${counted(ranks.length, "ligne")}`}
                icon={<UiIcon name="check" />}
                onClick={() => void acceptChosen()}
              />
            )}
            {open.length > 0 && (
              <PageAction
                main
                label="Tout accepter"
                icon={<UiIcon name="check" />}
                onClick={() => setConfirming(true)}
              />
            )}
          </>
        }
      >
        <Surface padded={view === "compare"} className={styles.page}>
          {view === "lines" && (
            <LinesTable
              lines={shown}
              caption="Lignes de la proposition"
              choice={choice}
              emptyText={emptyText}
            />
          )}
          {(view === "task" || view === "person") && (
            <LineGroups
              key={view}
              by={view}
              lines={shown}
              choice={choice}
              onAccept={acceptGroup}
              emptyText={emptyText}
            />
          )}
          {view === "holes" && (
            <Holes
              id={id}
              text={filters.search}
              emptyText={noMatch(activeCount) ?? "Aucun trou : tout est rempli"}
            />
          )}
          {view === "compare" && (
            <Comparison
              proposal={proposal}
              otherId={place.filters.other}
              onChoose={(other) => place.set("other", other)}
              text={filters.search}
            />
          )}
        </Surface>
      </ListPage>
      <ConfirmDialog
        open={isConfirming}
        title="Tout accepter"
        confirmLabel="Accepter"
        loading={doing !== undefined}
        onConfirm={() => void accept({ scope: "ALL" }, open.length).then(() => setConfirming(false))}
        onClose={() => setConfirming(false)}
      >
        {doing !== undefined && <Progress label={doing} />}
        <Text as="p">
          {`${counted(open.length, "ligne")} : les bénévoles verront leurs créneaux aussitôt. Tu pourras tout annuler d'un geste.`}
        </Text>
      </ConfirmDialog>
    </>
  );
}
