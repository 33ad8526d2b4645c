import { Link } from "@coulisses/shared-pages/router";
import { loadState, useCan } from "@coulisses/shared-auth";
import { checkInPath } from "@coulisses/shared-domain/check-in/check-in-path";
import type { SlotWithMissing } from "@coulisses/shared-domain/contract/assignment/check-ins";
import { displayName } from "@coulisses/shared-domain/people/display-name";
import { formatPhone } from "@coulisses/shared-domain/people/phone";
import { helpWindowFor } from "@coulisses/shared-domain/planning/help-window";
import { formatHours, formatTime, toDateTimeInputValue } from "@coulisses/shared-domain/time/format";
import { createPeriod } from "@coulisses/shared-domain/time/period";
import {
  Button,
  EmptyState,
  LoadState,
  makeStyles,
  Surface,
  Tag,
  type TagProps,
  Text,
  useNow,
} from "@coulisses/shared-ui/base";
import { UiIcon } from "@coulisses/shared-ui/icons";
import { useListMissingPeopleQuery } from "../api/check-in-api";
import { usePageStyles } from "./use-page-styles";

const useStyles = makeStyles({
  list: { listStyleType: "none", margin: "0 0 8px", padding: 0 },
  who: { display: "grid", justifyItems: "start", gap: "4px", flexGrow: 1, flexBasis: "140px", minWidth: 0 },
  ways: { display: "flex", flexWrap: "wrap", gap: "4px 20px" },
});

/** Milliseconds between two readings: slots start and end without any write. */
const MINUTE = 60_000;

type Missing = SlotWithMissing["missing"][number];
const states: Record<Missing["state"] | "ill", { words: string; intent: NonNullable<TagProps["intent"]> }> = {
  expected: { words: "Pas encore là", intent: "warning" },
  absent: { words: "Absent·e", intent: "error" },
  ill: { words: "Malade", intent: "error" },
  left: { words: "Parti·e avant la fin", intent: "error" },
};

/** People missing now, by slot, with the ways to call them and to call for help. */
export default function BoardPage() {
  const page = usePageStyles();
  const asksForHelp = useCan("ask-for-help");
  const reading = useListMissingPeopleQuery(undefined, { pollingInterval: MINUTE });
  const { data } = reading;
  return (
    <div className={page.page}>
      <Link to="/check-in" className={page.link}>
        Pointer un créneau
      </Link>
      {data === undefined && <LoadState label="Lecture des absences..." {...loadState(reading)} />}
      {data?.length === 0 && (
        <Surface>
          <EmptyState picture="people" title="Personne ne manque en ce moment">
            Sont suivis ici les créneaux en cours des tâches dont tu es responsable.
          </EmptyState>
        </Surface>
      )}
      {data?.map((slot) => (
        <SlotCard key={checkInPath(slot)} slot={slot} asksForHelp={asksForHelp} />
      ))}
    </div>
  );
}

function MissingTag({ person: { state, isIll = false } }: { person: Missing }) {
  const { words, intent } = states[isIll ? "ill" : state];
  return <Tag intent={intent}>{words}</Tag>;
}

function SlotCard({ slot, asksForHelp }: { slot: SlotWithMissing; asksForHelp: boolean }) {
  const styles = useStyles();
  const page = usePageStyles();
  const period = createPeriod(slot);
  const { missing, expected } = slot;
  const facts = [
    formatHours(period),
    slot.appointment,
    `${String(missing.length)} sur ${String(expected)} manquent`,
  ];
  const left = helpWindowFor(period, useNow());
  const window = new URLSearchParams({
    start: toDateTimeInputValue(left.start),
    end: toDateTimeInputValue(left.end),
    task: slot.name,
  });
  return (
    <Surface title={slot.name} subtitle={facts.filter(Boolean).join(" · ")}>
      <ul className={styles.list} aria-label={`Qui manque : ${slot.name}`}>
        {missing.map((person) => (
          <li key={person.id} className={page.person}>
            <div className={styles.who}>
              <Text className={page.name}>{displayName(person)}</Text>
              <MissingTag person={person} />
            </div>
            {person.phone !== undefined && (
              <Button
                as="a"
                className={page.finger}
                href={`tel:${person.phone}`}
                icon={<UiIcon name="phone" />}
                aria-label={`Appeler ${displayName(person)} : ${formatPhone(person.phone)}`}
              >
                {formatPhone(person.phone)}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <div className={styles.ways}>
        <Link to={checkInPath(slot)} className={page.link}>
          {`Pointer ce créneau de ${formatTime(period.start)}`}
        </Link>
        {asksForHelp && (
          <Link to={`/need-help?${window.toString()}`} className={page.link}>
            Appeler à l'aide
          </Link>
        )}
      </div>
    </Surface>
  );
}
