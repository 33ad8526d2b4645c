import { SelectionBar } from "@coulisses/shared-pages/selection";
import { loadState, useEventDate, useListConfigurationQuery } from "@coulisses/shared-auth";
import type { AnsweredCallBoard } from "@coulisses/shared-domain/contract/planning/availability-calls";
import { useAddressFilters } from "@coulisses/shared-pages/address-filters";
import {
  Button,
  EmptyState,
  LoadState,
  makeStyles,
  media,
  Surface,
  Text,
  tokens,
  useMediaQuery,
} from "@coulisses/shared-ui/base";
import { ChoiceToggle } from "@coulisses/shared-ui/form";
import { UiIcon } from "@coulisses/shared-ui/icons";
import { onDemand } from "@coulisses/shared-ui/overlay";
import { useCallback, useMemo, useState } from "react";
import { useReadCallBoardQuery } from "../api/availability-calls-api";
import { BlockGrid } from "./block-grid";
import { type Block, blocksOf, calledPeople, peopleWords, stepsOf, worstOf } from "./blocks";
import { ChosenHours } from "./chosen-hours";

const CallDialog = onDemand(() => import("./call-dialog"));

const useStyles = makeStyles({
  page: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "16px" },
  legend: {
    display: "flex",
    flexWrap: "wrap",
    gap: "4px 20px",
    margin: "12px 0 0",
    padding: 0,
    listStyleType: "none",
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground3,
  },
  wide: { "@media (max-width: 1099px)": { display: "none" } },
  words: { display: "grid", flexGrow: 1, minWidth: 0 },
  call: { [media.mobile]: { width: "100%" } },
});

/** Where the festival lacks people, hour by hour, and a call to those who gave nothing there. */
export default function AvailabilityCallPage() {
  const configuration = useListConfigurationQuery();
  const festival = useEventDate();
  const reading = useReadCallBoardQuery(undefined);
  const { currentData: board } = reading;
  const state = loadState(board ? configuration : reading);
  if (!board || !configuration.data) {
    const retry = () => [reading, configuration].forEach((read) => read.isError && void read.refetch());
    return (
      <Surface>
        <LoadState label="Lecture des heures où il manque du monde..." {...state} onRetry={retry} />
      </Surface>
    );
  }
  if (board.blocks.length === 0 || !festival)
    return (
      <Surface>
        <EmptyState picture="calendar" title="Aucune heure à demander">
          Les dates du festival ne sont pas encore fixées, ou il est passé.
        </EmptyState>
      </Surface>
    );
  return <CallBoard board={board} festivalStart={festival.start} />;
}

type CallBoardProps = { board: AnsweredCallBoard; festivalStart: string };

function CallBoard({ board, festivalStart }: CallBoardProps) {
  const styles = useStyles();
  const { address } = useAddressFilters([]);
  const blocks = useMemo(() => blocksOf(board), [board]);
  const [ids, setIds] = useState<ReadonlySet<string>>(() => new Set(address.getAll("at")));
  const [isAsking, ask] = useState(false);
  const toggle = useCallback(
    ({ id }: Block) =>
      setIds((before) => {
        const next = new Set(before);
        if (!next.delete(id)) next.add(id);
        return next;
      }),
    [],
  );
  const chosen = useMemo(() => blocks.filter(({ id }) => ids.has(id)), [blocks, ids]);
  const people = useMemo(() => calledPeople(board, chosen), [board, chosen]);
  const lacking = blocks.filter(({ missing }) => missing > 0);
  return (
    <div className={styles.page}>
      <Surface
        title="Où il manque du monde"
        subtitle="Touche les heures où demander des disponibilités."
        actions={
          <>
            {chosen.length > 0 && <Button onClick={() => setIds(new Set())}>Ne rien choisir</Button>}
            {lacking.length > 0 && (
              <Button onClick={() => setIds(new Set(lacking.map(({ id }) => id)))}>
                Choisir toutes celles où il en manque
              </Button>
            )}
          </>
        }
      >
        <Grid blocks={blocks} festivalStart={festivalStart} chosen={ids} onToggle={toggle} />
        <ul aria-label="Légende" className={styles.legend}>
          <li>−12 : il manque 12 personnes, même si toutes les disponibles venaient</li>
          <li>6 / 18 : 6 disponibles pour 18 places à pourvoir, au pire moment</li>
          <li className={styles.wide}>+40 : ce que ces heures rapportent de charisme</li>
          <li>– : rien à pourvoir</li>
        </ul>
      </Surface>
      {chosen.length > 0 && (
        <>
          <ChosenHours chosen={chosen} people={people} />
          <SelectionBar>
            <div className={styles.words} aria-live="polite">
              <Text weight="bold">
                {people.length === 0
                  ? "Plus personne à appeler à ces heures"
                  : `${peopleWords(people.length)} n'${people.length === 1 ? "a" : "ont"} rien dit`}
              </Text>
              <Text size="small" muted>
                {chosen.length === 1 ? "1 plage choisie" : `${chosen.length} plages choisies`}
              </Text>
            </div>
            {people.length > 0 && (
              <Button
                appearance="primary"
                size="large"
                className={styles.call}
                icon={<UiIcon name="send" />}
                onClick={() => ask(true)}
              >
                {`Appeler ${peopleWords(people.length)}`}
              </Button>
            )}
          </SelectionBar>
        </>
      )}
      {isAsking && <CallDialog chosen={chosen} count={people.length} onClose={() => ask(false)} />}
    </div>
  );
}

type GridProps = {
  blocks: readonly Block[];
  festivalStart: string;
  chosen: ReadonlySet<string>;
  onToggle: (block: Block) => void;
};

/** All days at once where they fit, else a step of the festival. */
function Grid({ blocks, festivalStart, ...grid }: GridProps) {
  const { filters, set } = useAddressFilters(["step"]);
  const isNarrow = useMediaQuery("(max-width: 1099px)");
  const steps = useMemo(() => stepsOf(festivalStart, blocks), [festivalStart, blocks]);
  const worst = worstOf(blocks);
  const worstStep = steps.find(({ days }) =>
    days.some(({ cells }) => cells.some((block) => block?.missing === worst)),
  );
  const shown = steps.find(({ name }) => name === filters.step) ?? worstStep ?? steps[0];
  if (!shown) return null;
  const days = isNarrow ? shown.days : steps.flatMap((step) => step.days);
  return (
    <>
      {isNarrow && steps.length > 1 && (
        <ChoiceToggle
          label="Étape"
          options={steps.map(({ name }) => ({ value: name, label: name }))}
          value={shown.name}
          onChange={(name) => set("step", name)}
        />
      )}
      <BlockGrid days={days} worst={worst} {...grid} />
    </>
  );
}
