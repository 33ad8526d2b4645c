import { useAddressFilters } from "@coulisses/shared-pages/address-filters";
import type { ProposalDetails } from "@coulisses/shared-domain/contract/assignment/proposals";
import { ListPage, makeStyles, noMatch, PageAction, Surface } from "@coulisses/shared-ui/base";
import { Progress } from "@coulisses/shared-ui/data";
import { FilterBar, SearchField, SelectField } from "@coulisses/shared-ui/filters";
import { ChoiceToggle } from "@coulisses/shared-ui/form";
import { UiIcon } from "@coulisses/shared-ui/icons";
import { useCallback, useMemo, useState } from "react";
import { AcceptAllDialog, Acceptances, LeftOut } from "./acceptances";
import { Comparison } from "./comparison";
import { Holes } from "./holes";
import { type LineGroup, lineStates, namedLines, searchedLines, stateOf } from "./line-groups";
import { LineGroups, LinesTable } from "./lines-table";
import { MeasuresTable } from "./measures";
import { counted } from "./proposal-name";
import { useAcceptance } from "./use-acceptance";
import { useChosenLines } from "./use-chosen-lines";

const useStyles = makeStyles({ content: { display: "grid", gap: "16px", minWidth: 0 } });

const views = [
  { value: "task", label: "Par FT" },
  { value: "person", label: "Par personne" },
  { value: "lines", label: "Ligne par ligne" },
  { value: "holes", label: "Trous" },
  { value: "compare", label: "Comparer" },
] as const;
type View = (typeof views)[number]["value"];

/** A finished proposal: what it is worth, and its changes, to accept. */
export function ReadyProposal({ proposal }: { proposal: ProposalDetails }) {
  const { filters, set, activeCount, field, bar } = useAddressFilters(["search", "state"]);
  const place = useAddressFilters(["view"]);
  const view = views.find(({ value }) => value === place.filters.view)?.value ?? "task";
  const state = lineStates.find(({ value }) => value === filters.state)?.value ?? null;
  const acceptance = useAcceptance(proposal.id);
  const { doing, leftOut } = acceptance;
  const lines = useMemo(() => namedLines(proposal.lines, proposal), [proposal]);
  const open = useMemo(() => lines.filter((line) => stateOf(line) === "OPEN"), [lines]);
  const choice = useChosenLines(open);
  const [isConfirming, setConfirming] = useState(false);
  const acceptChosen = async () => {
    const { ranks } = choice;
    if (await acceptance.accept({ scope: "LINES", ranks }, ranks.length)) choice.clear();
  };
  return (
    <>
      {doing !== undefined && !isConfirming && (
        <Surface>
          <Progress label={doing} />
        </Surface>
      )}
      {leftOut && <LeftOut outcome={leftOut} onClose={acceptance.forgetLeftOut} />}
      <Worth proposal={proposal} />
      <Acceptances
        acceptances={proposal.acceptances}
        isBusy={doing !== undefined}
        onUndo={(acceptanceId) => void acceptance.undo(acceptanceId)}
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
            {choice.ranks.length > 0 && (
              <PageAction
                label={`Accepter ${counted(choice.ranks.length, "ligne")}`}
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
        <Reading
          proposal={proposal}
          view={view}
          lines={useMemo(
            () => searchedLines(lines, { text: filters.search, state }),
            [lines, filters.search, state],
          )}
          text={filters.search}
          noneFound={noMatch(activeCount)}
          choice={choice}
          onAccept={acceptance.accept}
        />
      </ListPage>
      <AcceptAllDialog
        open={isConfirming}
        count={open.length}
        doing={doing}
        onConfirm={() =>
          void acceptance.accept({ scope: "ALL" }, open.length).then(() => setConfirming(false))
        }
        onClose={() => setConfirming(false)}
      />
    </>
  );
}

function Worth({ proposal: { today, proposed } }: { proposal: ProposalDetails }) {
  const columns = useMemo(
    () =>
      today && proposed
        ? [
            { label: "Au moment du calcul", measures: today },
            { label: "Avec la proposition", measures: proposed },
          ]
        : [],
    [today, proposed],
  );
  return (
    <Surface title="Ce qu'elle vaut">
      <MeasuresTable caption="Mesures de la proposition" columns={columns} />
    </Surface>
  );
}

type ReadingProps = {
  proposal: ProposalDetails;
  view: View;
  /** Lines that match the filters. */
  lines: ReturnType<typeof searchedLines>;
  text: string;
  /** Set while filters are on. */
  noneFound: string | undefined;
  choice: ReturnType<typeof useChosenLines>;
  onAccept: ReturnType<typeof useAcceptance>["accept"];
};

/** The proposal in the chosen way: its lines, alone or in groups, its holes, or another one beside it. */
function Reading({ proposal, view, lines, text, noneFound, choice, onAccept }: ReadingProps) {
  const styles = useStyles();
  const { filters, set } = useAddressFilters(["other"]);
  const isByTask = view === "task";
  const acceptGroup = useCallback(
    ({ id, open }: LineGroup) =>
      void onAccept(isByTask ? { scope: "TASK", taskId: id } : { scope: "PERSON", userId: id }, open),
    [onAccept, isByTask],
  );
  const emptyText = noneFound ?? "La proposition ne change rien";
  return (
    <Surface padded={view === "compare"} className={styles.content}>
      {view === "lines" && (
        <LinesTable
          lines={lines}
          caption="Lignes de la proposition"
          choice={choice.choice}
          emptyText={emptyText}
        />
      )}
      {(view === "task" || view === "person") && (
        <LineGroups
          key={view}
          by={view}
          lines={lines}
          choice={choice.choice}
          onAccept={acceptGroup}
          emptyText={emptyText}
        />
      )}
      {view === "holes" && (
        <Holes id={proposal.id} text={text} emptyText={noneFound ?? "Aucun trou : tout est rempli"} />
      )}
      {view === "compare" && (
        <Comparison
          proposal={proposal}
          otherId={filters.other}
          onChoose={(other) => set("other", other)}
          text={text}
        />
      )}
    </Surface>
  );
}
