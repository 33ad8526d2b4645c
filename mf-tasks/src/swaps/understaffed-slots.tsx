import { assignmentToolAddress } from "@coulisses/shared-pages/slot";
import { Link } from "@coulisses/shared-pages/router";
import { loadState, useCan } from "@coulisses/shared-auth";
import { lackInWords } from "@coulisses/shared-domain/assignment/demand";
import { slotKey } from "@coulisses/shared-domain/assignment/slot";
import type { Team } from "@coulisses/shared-domain/people/team";
import { formatSlot } from "@coulisses/shared-domain/time/format";
import { helpSearch } from "@coulisses/shared-pages/filters";
import {
  EmptyState,
  LoadState,
  makeStyles,
  media,
  Surface,
  Text,
  tokens,
  useNow,
} from "@coulisses/shared-ui/base";
import { useListUnderstaffedSlotsQuery } from "../api/swaps-api";

/** Milliseconds between two readings: slots become late without any write. */
const MINUTE = 60_000;

const useStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyleType: "none", display: "grid", gap: "10px" },
  row: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "4px 16px" },
  words: { flex: "1 1 240px", minWidth: 0, overflowWrap: "anywhere" },
  call: {
    display: "inline-flex",
    alignItems: "center",
    minHeight: "32px",
    color: tokens.colorBrandForegroundLink,
    fontWeight: 600,
    [media.mobile]: { minHeight: "44px" },
  },
});

/** Slots short of people too soon for a swap; one button calls for help. */
export function UnderstaffedSlots({ teams }: { teams: readonly Team[] }) {
  const styles = useStyles();
  const now = useNow();
  const asksForHelp = useCan("ask-for-help");
  const reading = useListUnderstaffedSlotsQuery(undefined, { pollingInterval: MINUTE });
  const { currentData: data } = reading;
  return (
    <Surface title="Il manque quelqu'un bientôt">
      {!data && <LoadState label="Chargement des créneaux..." {...loadState(reading)} />}
      {data?.length === 0 && (
        <EmptyState picture="people" title="Personne ne manque dans les heures qui viennent" />
      )}
      {data && data.length > 0 && (
        <ul className={styles.list}>
          {data.map((slot) => {
            const { taskId, name, start, end, place } = slot;
            const when = formatSlot({ start, end });
            return (
              <li key={slotKey(slot)} className={styles.row}>
                <span className={styles.words}>
                  <Text as="div" weight="bold">{`[${taskId}] ${name}`}</Text>
                  <Text as="div">{`${when}, ${place ?? "aucun lieu assigné"}`}</Text>
                  <Text as="div">{`Il manque : ${lackInWords(slot.missing, teams)}`}</Text>
                </span>
                <Link
                  to={assignmentToolAddress(slot)}
                  className={styles.call}
                  aria-label={`Affecter à ${name}, ${when}`}
                >
                  Affecter
                </Link>
                {asksForHelp && (
                  <Link
                    to={`/need-help?${helpSearch(slot, now)}`}
                    className={styles.call}
                    aria-label={`Appeler à l'aide : ${name}, ${when}`}
                  >
                    Appeler à l'aide
                  </Link>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </Surface>
  );
}
