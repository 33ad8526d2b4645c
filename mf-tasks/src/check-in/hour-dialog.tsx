import { type SaidKind, saidHourProblem, saidMoment } from "@coulisses/shared-domain/check-in/said-hours";
import { displayName } from "@coulisses/shared-domain/people/display-name";
import { ofMinutes } from "@coulisses/shared-domain/time/duration";
import { formatTime } from "@coulisses/shared-domain/time/format";
import type { Period } from "@coulisses/shared-domain/time/period";
import { Button, makeStyles, TextField, useNow } from "@coulisses/shared-ui/base";
import { Dialog } from "@coulisses/shared-ui/overlay";
import { useState } from "react";
import type { PersonRow } from "./people-rows";
import { usePageStyles } from "./use-page-styles";

const useStyles = makeStyles({ choices: { display: "flex", flexWrap: "wrap", gap: "8px" } });

type Props = {
  person: PersonRow;
  kind: SaidKind;
  slot: Period;
  onSay: (moment: Date) => void;
  onClose: () => void;
};

const titles: Record<SaidKind, string> = { ARRIVED: "Arrivée", LEFT: "Départ" };
const labels: Record<SaidKind, string> = { ARRIVED: "Heure d'arrivée", LEFT: "Heure de départ" };
const UNREADABLE = "Cette heure n'existe pas : elle s'écrit 20:15";

/** Says when a person came or left, now by default. */
export function HourDialog({ person, kind, slot, onSay, onClose }: Props) {
  const styles = useStyles();
  const page = usePageStyles();
  const now = useNow();
  const problemOf = (moment: Date) => saidHourProblem(kind, moment, { presence: person.presence, slot, now });
  const [clock, setClock] = useState(() =>
    formatTime(proposed({ presence: person.presence, kind, slot, now })),
  );
  const [isTried, setTried] = useState(false);
  const moment = saidMoment(kind, clock, slot, now);
  const problem = moment === undefined ? UNREADABLE : problemOf(moment);
  const say = () => {
    setTried(true);
    if (moment === undefined || problem !== undefined) return;
    onSay(moment);
    onClose();
  };
  const choices = choicesFor(kind, slot, now).filter((choice) => problemOf(choice.moment) === undefined);
  return (
    <Dialog
      open
      size="small"
      title={`${titles[kind]} : ${displayName(person)}`}
      onClose={onClose}
      onEnter={say}
      actions={
        <>
          <Button onClick={onClose}>Annuler</Button>
          <Button appearance="primary" onClick={say}>
            Noter
          </Button>
        </>
      }
    >
      <TextField
        label={labels[kind]}
        inputMode="numeric"
        autoComplete="off"
        hint="20:15, 20h15 ou 2015"
        required
        value={clock}
        onChange={setClock}
        {...(isTried && problem !== undefined && { error: problem })}
      />
      <div className={styles.choices} role="group" aria-label="Heures proposées">
        {choices.map(({ words, moment: proposal }) => (
          <Button key={words} className={page.finger} onClick={() => setClock(formatTime(proposal))}>
            {words}
          </Button>
        ))}
      </div>
    </Dialog>
  );
}

type Proposal = Pick<Props, "kind" | "slot"> & Pick<PersonRow, "presence"> & { now: Date };

/** The hour known already, else now, else the bound of a slot that is over. */
function proposed({ presence, kind, slot, now }: Proposal): Date {
  if (kind === "ARRIVED" && "arrivedAt" in presence) return presence.arrivedAt;
  if (kind === "LEFT" && "leftAt" in presence) return presence.leftAt;
  const isNow = saidHourProblem(kind, now, { presence, slot, now }) === undefined;
  return isNow ? now : kind === "ARRIVED" ? slot.start : slot.end;
}

function choicesFor(kind: SaidKind, { start, end }: Period, now: Date): { words: string; moment: Date }[] {
  const earlier = (minutes: number) => wholeMinute(new Date(now.getTime() - ofMinutes(minutes)));
  return [
    { words: "Maintenant", moment: wholeMinute(now) },
    { words: "Il y a 15 min", moment: earlier(15) },
    { words: "Il y a 30 min", moment: earlier(30) },
    kind === "ARRIVED"
      ? { words: `Début du créneau, ${formatTime(start)}`, moment: start }
      : { words: `Fin du créneau, ${formatTime(end)}`, moment: end },
  ];
}

const wholeMinute = (moment: Date) => new Date(Math.floor(moment.getTime() / ofMinutes(1)) * ofMinutes(1));
