import { Link } from "@coulisses/shared-pages/router";
import { loadState, useCan } from "@coulisses/shared-auth";
import { checkInPath } from "@coulisses/shared-domain/check-in/check-in-path";
import type { SlotToCheckIn } from "@coulisses/shared-domain/contract/assignment/check-ins";
import { DESK_PATH } from "@coulisses/shared-domain/desk/welcome";
import { formatDay, formatHours } from "@coulisses/shared-domain/time/format";
import { createPeriod, isWithin, type Period } from "@coulisses/shared-domain/time/period";
import {
  EmptyState,
  LoadState,
  makeStyles,
  Surface,
  Tag,
  Text,
  tokens,
  useNow,
} from "@coulisses/shared-ui/base";
import { useListPastSlotsToCheckInQuery, useListSlotsToCheckInQuery } from "../api/check-in-api";
import { MarksNotice } from "@coulisses/shared-pages/marks";
import { useMarks } from "./use-marks";
import { usePageStyles } from "./use-page-styles";

const useStyles = makeStyles({
  slot: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "4px 12px",
    minHeight: "56px",
    padding: "8px 0",
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    color: "inherit",
    textDecorationLine: "none",
  },
  ways: { display: "flex", flexWrap: "wrap", gap: "0 20px" },
  facts: { display: "grid", minWidth: 0, overflowWrap: "anywhere" },
});

const none: never[] = [];

/** Slots that can be checked in: under way or about to start, then those still open to corrections. */
export default function CheckInPage() {
  const styles = useStyles();
  const page = usePageStyles();
  const [assigns, admits] = [useCan("affect-volunteer"), useCan("enroll-soft")];
  const current = useListSlotsToCheckInQuery();
  const past = useListPastSlotsToCheckInQuery();
  const { waiting, refused, dropRefused } = useMarks();
  const [slots, pastSlots] = [current.data ?? none, past.data ?? none];
  const isEmpty = slots.length === 0 && pastSlots.length === 0;
  return (
    <div className={page.page}>
      <div className={styles.ways}>
        {assigns && admits && (
          <Link to={DESK_PATH} className={page.link}>
            Accueillir quelqu'un sans compte
          </Link>
        )}
        <Link to="/check-in/board" className={page.link}>
          Qui manque en ce moment
        </Link>
        {assigns && (
          <>
            <Link to="/check-in/hours" className={page.link}>
              Bilan des heures
            </Link>
            <Link to="/wall-board/links" className={page.link}>
              Tableau du QG
            </Link>
          </>
        )}
      </div>
      <MarksNotice waiting={waiting} refused={refused} onDrop={dropRefused} />
      {(current.data === undefined || past.isLoading) && (
        <LoadState label="Lecture des créneaux..." {...loadState(current)} />
      )}
      {current.data && !past.isLoading && isEmpty && (
        <Surface>
          <EmptyState picture="calendar" title="Aucun créneau à pointer">
            Tu pointes ici les créneaux des tâches dont tu es responsable, de trois heures avant leur début
            jusqu'au lendemain.
          </EmptyState>
        </Surface>
      )}
      {slots.length > 0 && (
        <Surface title="En cours et bientôt">
          <SlotLinks slots={slots} />
        </Surface>
      )}
      {pastSlots.length > 0 && (
        <Surface title="Terminés, à compléter">
          <SlotLinks slots={pastSlots} />
        </Surface>
      )}
    </div>
  );
}

function SlotLinks({ slots }: { slots: readonly SlotToCheckIn[] }) {
  const styles = useStyles();
  const page = usePageStyles();
  const now = useNow();
  return (
    <ul className={page.list}>
      {slots.map((slot) => {
        const period = createPeriod(slot);
        return (
          <li key={checkInPath(slot)}>
            <Link to={checkInPath(slot)} className={styles.slot}>
              <span className={styles.facts}>
                <Text weight="bold">{slot.name}</Text>
                <Text size="small" muted>
                  {[formatDay(period.start), formatHours(period), slot.appointment]
                    .filter(Boolean)
                    .join(" · ")}
                </Text>
              </span>
              <Attendance slot={slot} period={period} now={now} />
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

function Attendance({ slot, period, now }: { slot: SlotToCheckIn; period: Period; now: Date }) {
  const { expected, missing } = slot;
  if (expected === 0) return <Tag>Personne d'attendu</Tag>;
  if (missing === 0) return <Tag intent="success">{`Tout le monde est là (${String(expected)})`}</Tag>;
  const words = `${String(expected - missing)} là sur ${String(expected)}`;
  return <Tag intent={isWithin(now, [period]) ? "error" : "neutral"}>{words}</Tag>;
}
