import { loadState } from "@coulisses/shared-auth";
import { byDrive, daysOfWay, isNotBack, isTicked, linesOfWay } from "@coulisses/shared-domain/loading/board";
import { loadingLines } from "@coulisses/shared-domain/loading/lines";
import type { LoadingWay } from "@coulisses/shared-domain/loading/loading";
import { formatDay } from "@coulisses/shared-domain/time/format";
import { parisDay, parisInstant } from "@coulisses/shared-domain/time/paris";
import { useAddressFilters } from "@coulisses/shared-pages/address-filters";
import { MarksNotice } from "@coulisses/shared-pages/marks";
import {
  EmptyState,
  ListPage,
  LoadState,
  makeStyles,
  PageAction,
  Text,
  useNow,
} from "@coulisses/shared-ui/base";
import { SelectField } from "@coulisses/shared-ui/filters";
import { ChoiceToggle } from "@coulisses/shared-ui/form";
import { UiIcon } from "@coulisses/shared-ui/icons";
import { useMemo } from "react";
import { useReadLoadingQuery } from "../api/loading-api";
import { DriveSection } from "./drive-section";
import { countWords } from "./line-words";
import { useTicks } from "./use-ticks";

const useStyles = makeStyles({
  // All of it stays in view on a phone.
  filters: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "8px", minWidth: 0 },
  drives: { display: "grid", gap: "16px", minWidth: 0 },
});

const filterKeys = ["way", "day"] as const;
/** The views of the list: what goes out, what comes back, and what should be back and is not. */
type View = "out" | "back" | "late";
const viewOf = (way: string): View => (way === "back" || way === "late" ? way : "out");
const ways: Record<View, LoadingWay> = { out: "OUT", back: "BACK", late: "BACK" };
const titles: Record<View, string> = { out: "Aller", back: "Retour", late: "Pas rentré" };
const nothing: Record<View, { title: string; text: string }> = {
  out: {
    title: "Rien à charger",
    text: "Le matos demandé par les FA et les FT apparaît ici dès que l'équipe qui le fournit l'a validé.",
  },
  back: {
    title: "Rien à rentrer",
    text: "Le matos validé qui doit revenir apparaît ici ; les consommables ne reviennent pas.",
  },
  late: {
    title: "Tout est rentré",
    text: "Le matos chargé dont l'heure de retour est passée et qui n'est pas coché rentré apparaît ici.",
  },
};
const empty = { requests: [], marks: [] };
/** In the address: the whole festival, although something goes this way today. */
const ALL = "all";
const isDay = (day: string) => /^\d{4}-\d{2}-\d{2}$/.test(day);
const dayWords = (day: string) => formatDay(parisInstant(day));

/** The gear that goes to the van and comes back, to tick with or without network. */
export default function LoadingPage() {
  const styles = useStyles();
  const { filters, set } = useAddressFilters(filterKeys);
  const view = viewOf(filters.way);
  const way = ways[view];
  const now = useNow();
  const reading = useReadLoadingQuery(undefined);
  const { data: list } = reading;
  const { waiting, refused, tick, dropRefused } = useTicks();
  const all = useMemo(
    () =>
      loadingLines(
        list ?? empty,
        waiting.map((mark) => ({ ...mark, by: null, isWaiting: true })),
      ),
    [list, waiting],
  );
  const daysWithGear = daysOfWay(all, way);
  const today = parisDay(now);
  const usual = daysWithGear.includes(today) ? today : "";
  const asked = isDay(filters.day) || filters.day === ALL ? filters.day : usual;
  const day = asked === ALL ? "" : asked;
  const late = all.filter((line) => isNotBack(line, now));
  const lines = view === "late" ? late : linesOfWay(all, way, day);
  // The chosen day stays among them when nothing goes this way on it.
  const days = [...new Set([...daysWithGear, day])].filter(isDay).sort();
  const ticked = lines.filter((line) => isTicked(line, way)).length;
  const isWhole = view === "late" || day === "";

  return (
    <ListPage
      filters={
        <div role="search" aria-label="Filtres" className={styles.filters}>
          <ChoiceToggle
            label="Trajet"
            value={view}
            onChange={(next) => set("way", next === "out" ? null : next)}
            options={[
              { value: "out", label: titles.out },
              { value: "back", label: titles.back },
              { value: "late", label: `${titles.late} (${late.length.toLocaleString("fr")})` },
            ]}
          />
          {view !== "late" && (
            <SelectField
              label="Jour"
              hideLabel
              placeholder="Tout le festival"
              options={days.map((value) => ({ value, label: dayWords(value) }))}
              value={day === "" ? null : day}
              onChange={(next) => set("day", (next ?? "") === usual ? null : (next ?? ALL))}
            />
          )}
        </div>
      }
      actions={<PageAction label="Imprimer" icon={<UiIcon name="print" />} onClick={() => window.print()} />}
    >
      <MarksNotice waiting={waiting} refused={refused} onDrop={dropRefused} />
      {!list && (
        <LoadState
          title="La liste n'a pas pu être lue"
          label="Chargement du matos..."
          {...loadState(reading)}
        />
      )}
      {list && lines.length === 0 && (
        <EmptyState picture="sheets" title={nothing[view].title}>
          {nothing[view].text}
        </EmptyState>
      )}
      {lines.length > 0 && (
        <Text as="p" role="status" weight="medium">
          {`${titles[view]}, ${isWhole ? "tout le festival" : dayWords(day)} : ${countWords(ticked, lines.length, way)}`}
        </Text>
      )}
      <div className={styles.drives}>
        {byDrive(lines, way).map((drive) => (
          <DriveSection
            key={drive.drive ?? ""}
            drive={drive}
            way={way}
            onTick={(line, isDone) => tick(line, way, isDone)}
          />
        ))}
      </div>
    </ListPage>
  );
}
