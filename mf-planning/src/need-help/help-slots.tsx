import { loadState, useCan } from "@coulisses/shared-auth";
import { lackInWords } from "@coulisses/shared-domain/assignment/demand";
import { slotKey } from "@coulisses/shared-domain/assignment/slot";
import type { HelpSlot } from "@coulisses/shared-domain/contract/assignment/overviews";
import type { Team } from "@coulisses/shared-domain/people/team";
import { matches } from "@coulisses/shared-domain/slug";
import { formatSlot } from "@coulisses/shared-domain/time/format";
import { assignmentToolAddress } from "@coulisses/shared-pages/slot";
import { Link } from "@coulisses/shared-pages/router";
import {
  Button,
  fingerSized,
  LoadState,
  makeStyles,
  media,
  mergeClasses,
  noMatch,
  Surface,
  Text,
  tokens,
  useIsMobile,
} from "@coulisses/shared-ui/base";
import { SearchField } from "@coulisses/shared-ui/filters";
import { useMemo, useState } from "react";
import { useListHelpSlotsQuery } from "../api/crowd-api";

/** Milliseconds between two readings: slots end without any write. */
const MINUTE = 60_000;
/** Slots shown at first; on a phone the people stand below them. */
const FIRST = { desktop: 30, phone: 4 };

const useStyles = makeStyles({
  list: {
    display: "grid",
    gap: "6px",
    margin: 0,
    padding: "2px",
    listStyleType: "none",
    minWidth: 0,
    [media.desktop]: { maxHeight: "calc(100dvh - 220px)", overflowY: "auto" },
  },
  row: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    minWidth: 0,
    borderRadius: tokens.borderRadiusMedium,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  chosen: {
    backgroundColor: tokens.colorBrandBackground2,
    boxShadow: `inset 3px 0 0 ${tokens.colorBrandStroke1}`,
  },
  slot: {
    flex: "1 1 200px",
    display: "grid",
    gap: "2px",
    minWidth: 0,
    padding: "8px 12px",
    border: "none",
    borderRadius: tokens.borderRadiusMedium,
    background: "none",
    color: "inherit",
    font: "inherit",
    textAlign: "left",
    overflowWrap: "anywhere",
    cursor: "pointer",
    ":hover": { backgroundColor: tokens.colorNeutralBackground1Hover },
    ":focus-visible": { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: "-2px" },
  },
  call: { color: tokens.colorBrandForegroundLink, ...fingerSized },
  link: { padding: "0 12px 8px", color: tokens.colorBrandForegroundLink, ...fingerSized },
});

const freeWords = ({ free }: HelpSlot) => (free < 2 ? `${free} disponible` : `${free} disponibles`);

type Props = {
  teams: readonly Team[];
  isChosen: (slot: HelpSlot) => boolean;
  onChoose: (slot: HelpSlot) => void;
};

/** Slots that lack people, with how many and how many could come; a press shows who. */
export function HelpSlots({ teams, isChosen, onChoose }: Props) {
  const styles = useStyles();
  const assigns = useCan("affect-volunteer");
  const reading = useListHelpSlotsQuery(undefined, { pollingInterval: MINUTE });
  const { currentData: slots } = reading;
  const [isWhole, setWhole] = useState(false);
  const [task, setTask] = useState("");
  const found = useMemo(() => slots?.filter(({ name }) => matches(name, task)), [slots, task]);
  const first = useIsMobile() ? FIRST.phone : FIRST.desktop;
  const shown = isWhole ? found : found?.slice(0, first);
  const restCount = (found?.length ?? 0) - (shown?.length ?? 0);
  return (
    <Surface
      title="Il manque du monde"
      actions={
        assigns && (
          <Link to="/availability-call" className={styles.call}>
            Appel à disponibilités
          </Link>
        )
      }
    >
      {!slots && <LoadState label="Chargement des créneaux..." {...loadState(reading)} />}
      {slots?.length === 0 && <Text muted>Personne ne manque sur les créneaux à venir</Text>}
      {slots && slots.length > first && (
        <SearchField
          label="Tâche où il manque du monde"
          placeholder="Tâche"
          value={task}
          onChange={setTask}
        />
      )}
      {found?.length === 0 && slots?.length !== 0 && <Text muted>{noMatch(1)}</Text>}
      <ul className={styles.list} aria-label="Créneaux où il manque du monde">
        {shown?.map((slot) => (
          <li key={slotKey(slot)} className={mergeClasses(styles.row, isChosen(slot) && styles.chosen)}>
            <button
              type="button"
              className={styles.slot}
              {...(isChosen(slot) && { "aria-current": true })}
              onClick={() => onChoose(slot)}
            >
              <Text weight="medium">{formatSlot(slot)}</Text>{" "}
              <Text>{slot.place === null ? slot.name : `${slot.name}, ${slot.place}`}</Text>{" "}
              <Text
                size="small"
                muted
              >{`Il manque ${lackInWords(slot.missing, teams)} · ${freeWords(slot)}`}</Text>
            </button>
            {assigns && (
              <Link
                to={assignmentToolAddress(slot)}
                className={styles.link}
                aria-label={`Affecter à ${slot.name}, ${formatSlot(slot)}`}
              >
                Affecter
              </Link>
            )}
          </li>
        ))}
      </ul>
      {restCount > 0 && <Button onClick={() => setWhole(true)}>{`Afficher la suite (${restCount})`}</Button>}
    </Surface>
  );
}
