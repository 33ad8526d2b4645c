import { Link, useParams } from "@coulisses/shared-pages/router";
import { loadState, useCan, useListVolunteersQuery } from "@coulisses/shared-auth";
import { isSameSlot } from "@coulisses/shared-domain/assignment/slot";
import { closedReason } from "@coulisses/shared-domain/check-in/note-marks";
import type { SaidKind } from "@coulisses/shared-domain/check-in/said-hours";
import type { CheckInList } from "@coulisses/shared-domain/contract/assignment/check-ins";
import { displayName } from "@coulisses/shared-domain/people/display-name";
import type { UserIdentity } from "@coulisses/shared-domain/people/user";
import { formatDay, formatHours } from "@coulisses/shared-domain/time/format";
import { createPeriod, type Period } from "@coulisses/shared-domain/time/period";
import {
  Button,
  EmptyState,
  LoadState,
  Notice,
  Surface,
  Text,
  useDocumentTitle,
  useNow,
} from "@coulisses/shared-ui/base";
import { useEffect, useState } from "react";
import { useReadCheckInListQuery } from "../api/check-in-api";
import { MarksNotice } from "@coulisses/shared-pages/marks";
import { clearedBy, hourMarks, peopleRows, type PersonRow } from "./people-rows";
import { type PersonAct, PersonItem } from "./person-item";
import { prefetchQrReader } from "./read-qr";
// Imported with the page: without network, a phone can't load them on first use.
import { HourDialog } from "./hour-dialog";
import { ReplaceDialog } from "./replace-dialog";
import Scanner from "./scanner";
import { useMarks } from "./use-marks";
import { usePageStyles } from "./use-page-styles";

const none: never[] = [];

/** Check-in of one slot, by thumb or QR code, with or without network. */
export default function SlotPage() {
  const page = usePageStyles();
  const { taskId, mobilizationId = "", assignmentId = "" } = useParams();
  const slot = { taskId: Number(taskId), mobilizationId, assignmentId };
  const reading = useReadCheckInListQuery(slot);
  const { currentData: sheet } = reading;
  const { data: members = none } = useListVolunteersQuery();
  const { waiting, refused, note, dropRefused } = useMarks();
  const [isScanning, setScanning] = useState(false);
  const [replacedId, setReplacedId] = useState<number>();
  const [asked, setAsked] = useState<{ id: number; kind: SaidKind }>();
  useDocumentTitle(sheet && `Pointage : ${sheet.name}`);
  useEffect(prefetchQrReader, []);

  const own = waiting.filter((mark) => isSameSlot(mark.slot, slot));
  const people = sheet ? peopleRows(sheet, own, members) : none;
  const replaced = people.find(({ id }) => id === replacedId);
  const late = people.find(({ id }) => id === asked?.id);
  const act = (person: PersonRow, chosen: PersonAct) => {
    const [{ id }, name] = [person, displayName(person)];
    if (chosen === "REPLACE") setReplacedId(id);
    else if (chosen === "ARRIVED_AT") setAsked({ id, kind: "ARRIVED" });
    else if (chosen === "LEFT_AT") setAsked({ id, kind: "LEFT" });
    else if (chosen === "CLEAR") note(slot, ...clearedBy(person).map((mark) => ({ ...mark, name })));
    else if (chosen === "ILL") note(slot, { userId: id, kind: "ABSENT", isIll: true, name });
    else note(slot, { userId: id, kind: chosen === "RETURNED" ? "ARRIVED" : chosen, name });
  };
  const say = (person: PersonRow, kind: SaidKind, moment: Date, period: Period) => {
    const name = displayName(person);
    note(slot, ...hourMarks(person, kind, moment, period).map((mark) => ({ ...mark, name })));
  };
  const replace = (person: PersonRow, replacement: UserIdentity) => {
    note(
      slot,
      { userId: person.id, kind: "REPLACED", replacedBy: replacement.id, name: displayName(person) },
      { userId: replacement.id, kind: "ARRIVED", name: displayName(replacement) },
    );
  };

  return (
    <div className={page.page}>
      <Link to="/check-in" className={page.link}>
        Tous les créneaux
      </Link>
      <MarksNotice waiting={waiting} refused={refused} onDrop={dropRefused} />
      {!sheet && (
        <LoadState
          title="Ce créneau n'a pas pu être ouvert"
          label="Lecture du créneau..."
          {...loadState(reading)}
        />
      )}
      {sheet && <SlotSheet sheet={sheet} people={people} onAct={act} onScan={() => setScanning(true)} />}
      {isScanning && (
        <Scanner
          people={people}
          onArrival={(person) => act(person, "ARRIVED")}
          onClose={() => setScanning(false)}
        />
      )}
      {sheet && asked && late && (
        <HourDialog
          person={late}
          kind={asked.kind}
          slot={createPeriod(sheet)}
          onSay={(moment) => say(late, asked.kind, moment, createPeriod(sheet))}
          onClose={() => setAsked(undefined)}
        />
      )}
      {replaced && (
        <ReplaceDialog
          person={replaced}
          people={people}
          onReplace={(replacement) => replace(replaced, replacement)}
          onClose={() => setReplacedId(undefined)}
        />
      )}
    </div>
  );
}

type SheetProps = {
  sheet: CheckInList;
  people: readonly PersonRow[];
  onAct: (person: PersonRow, chosen: PersonAct) => void;
  onScan: () => void;
};

/** The people of a slot; once it is closed to this manager, they can only be read. */
function SlotSheet({ sheet, people, onAct, onScan }: SheetProps) {
  const page = usePageStyles();
  const assigns = useCan("affect-volunteer");
  const period = createPeriod(sheet);
  const closed = closedReason(period, useNow(), assigns);
  const expected = people.filter(({ isExpected }) => isExpected);
  const present = people.filter(({ presence }) => presence.state === "arrived");
  return (
    <Surface
      title={sheet.name}
      subtitle={[formatDay(period.start), formatHours(period), sheet.appointment].filter(Boolean).join(" · ")}
      actions={
        closed === undefined && (
          <Button appearance="primary" className={page.finger} onClick={onScan}>
            Scanner des QR
          </Button>
        )
      }
    >
      {closed !== undefined && <Notice intent="info">{closed}</Notice>}
      <Text as="p" role="status">
        {`${String(present.length)} là, ${String(expected.length)} attendu·es`}
      </Text>
      {people.length === 0 && (
        <EmptyState picture="people" title="Personne n'est attendu sur ce créneau">
          Les personnes affectées apparaîtront ici.
        </EmptyState>
      )}
      <ul className={page.list} aria-label="Personnes du créneau">
        {people.map((person) => (
          <PersonItem
            key={person.id}
            person={person}
            people={people}
            slot={period}
            isOpen={closed === undefined}
            onAct={(chosen) => onAct(person, chosen)}
          />
        ))}
      </ul>
    </Surface>
  );
}
