import { ofName } from "@coulisses/shared-domain/french/of-name";
import { rules, useFinish, useForm } from "@coulisses/shared-pages/forms";
import { refusalOf, useEventDate } from "@coulisses/shared-auth";
import type { Availabilities } from "@coulisses/shared-domain/contract/volunteer-availability";
import { problemIn } from "@coulisses/shared-domain/festival-error";
import { displayName } from "@coulisses/shared-domain/people/display-name";
import type { UserIdentity } from "@coulisses/shared-domain/people/user";
import { subtractAll } from "@coulisses/shared-domain/time/cut-period";
import { formatMonth, formatPeriod } from "@coulisses/shared-domain/time/format";
import { addDays, parisDay, parisInstant, weekOf } from "@coulisses/shared-domain/time/paris";
import { type Period, toIsoPeriod } from "@coulisses/shared-domain/time/period";
import { replaceAvailabilities } from "@coulisses/shared-domain/volunteer-availability/record";
import {
  select,
  type Selection,
  slotsLike,
  slotStates,
  toggleDay,
  unselect,
} from "@coulisses/shared-domain/volunteer-availability/selection";
import { slotsOfDay } from "@coulisses/shared-domain/volunteer-availability/slots";
import { Button, Heading, makeStyles, Text } from "@coulisses/shared-ui/base";
import { SlotGrid } from "@coulisses/shared-ui/data";
import { UiIcon } from "@coulisses/shared-ui/icons";
import { ConfirmDialog, FormDialog } from "@coulisses/shared-ui/overlay";
import { useMemo, useState } from "react";
import { useReplaceAvailabilitiesMutation } from "../api/volunteers-api";

const useStyles = makeStyles({
  week: { display: "flex", alignItems: "center", gap: "8px", marginBottom: "8px" },
  month: { flexGrow: 1, "::first-letter": { textTransform: "uppercase" } },
  removed: { margin: "0 0 8px", paddingLeft: "20px" },
});

type Values = { periods: Availabilities };
const problemOf = (periods: Availabilities) => problemIn(() => replaceAvailabilities(periods));
const schema = rules<Values>({ periods: problemOf });

const toPeriod = ({ start, end }: Availabilities[number]): Period => ({
  start: new Date(start),
  end: new Date(end),
});
const listOf = (periods: Availabilities) => periods.map(formatPeriod).join("\n");

type Props = {
  person: UserIdentity;
  /** Availabilities recorded now. */
  recorded: Availabilities;
  onClose: () => void;
};

/** AV-12: edits a volunteer's availabilities week by week; recorded ones can be removed. */
export default function AvailabilitiesDialog({ person, recorded, onClose }: Props) {
  const finish = useFinish(onClose);
  const festivalStart = useEventDate()?.start;
  const [replace] = useReplaceAvailabilitiesMutation();
  const [shownDay, show] = useState<string>();
  const [stroke, setStroke] = useState<{ slots: readonly Period[]; isChosen: boolean }>();
  const [isConfirming, setIsConfirming] = useState(false);
  const form = useForm<Values>({
    draft: `availabilities-${person.id}`,
    initialValues: useMemo(() => ({ periods: recorded }), [recorded]),
    schema,
    send: async ({ periods }) =>
      refusalOf(await replace({ userId: person.id, body: { availabilities: periods } })),
    onSent: () => finish(`Les disponibilités ${ofName(person.firstname)} ont été enregistrées`),
  });

  const day = shownDay ?? parisDay(festivalStart === undefined ? new Date() : new Date(festivalStart));
  const present: Selection = { recorded: [], selected: form.values.periods.map(toPeriod) };
  const drawn = stroke ? stroke.slots.reduce(stroke.isChosen ? select : unselect, present) : present;
  const stateOf = slotStates(drawn);
  const change = ({ selected }: Selection) => form.setValue("periods", selected.map(toIsoPeriod));
  const removed = subtractAll(recorded.map(toPeriod), present.selected);
  const submit = () => {
    if (removed.length > 0 && problemOf(form.values.periods) === undefined) setIsConfirming(true);
    else form.submit();
  };

  return (
    <FormDialog
      form={{ ...form, submit }}
      size="large"
      title={`Disponibilités ${ofName(displayName(person))}`}
      subtitle="Clique ou glisse sur les créneaux ; le nom d'un jour prend ou laisse toute la journée"
      submitLabel="Enregistrer les disponibilités"
      theirs={recorded.length === 0 ? "Aucune disponibilité" : listOf(recorded)}
      onClose={onClose}
    >
      <WeekHead day={day} onShow={show} />
      <SlotGrid
        label="Créneaux"
        layout="columns"
        days={weekOf(day).map((each) => ({
          day: each,
          slots: slotsOfDay(each).map((slot) => ({ ...slot, state: stateOf(slot) })),
        }))}
        onPaint={(slots, isChosen, isDone) => {
          setStroke(isDone ? undefined : { slots, isChosen });
          if (isDone) change(slots.reduce(isChosen ? select : unselect, present));
        }}
        onToggle={(slots) => change(toggleDay(present, slots))}
        onLikeDayBefore={(each) =>
          change(
            slotsLike({ from: slotsOfDay(addDays(each, -1)), to: slotsOfDay(each) }, present).reduce(
              select,
              present,
            ),
          )
        }
      />
      {isConfirming && (
        <RemovalDialog
          firstname={person.firstname}
          removed={removed}
          onConfirm={() => {
            setIsConfirming(false);
            form.submit();
          }}
          onClose={() => setIsConfirming(false)}
        />
      )}
    </FormDialog>
  );
}

function WeekHead({ day, onShow }: { day: string; onShow: (day: string) => void }) {
  const styles = useStyles();
  return (
    <div className={styles.week}>
      <Heading level={3} className={styles.month} aria-live="polite">
        {formatMonth(parisInstant(day, 12))}
      </Heading>
      <Button
        appearance="subtle"
        icon={<UiIcon name="chevron-left" />}
        tooltip="Semaine précédente"
        onClick={() => onShow(addDays(day, -7))}
      />
      <Button
        appearance="subtle"
        icon={<UiIcon name="chevron-right" />}
        tooltip="Semaine suivante"
        onClick={() => onShow(addDays(day, 7))}
      />
    </div>
  );
}

type RemovalProps = {
  firstname: string;
  /** Recorded periods that the form takes away. */
  removed: readonly Period[];
  onConfirm: () => void;
  onClose: () => void;
};

function RemovalDialog({ firstname, removed, onConfirm, onClose }: RemovalProps) {
  const styles = useStyles();
  return (
    <ConfirmDialog
      open
      danger
      title={`Retirer des disponibilités à ${firstname} ?`}
      confirmLabel="Retirer et enregistrer"
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <ul className={styles.removed}>
        {removed.map((period) => (
          <li key={period.start.getTime()}>{formatPeriod(period)}</li>
        ))}
      </ul>
      <Text as="p">Les affectations qui y sont déjà restent.</Text>
    </ConfirmDialog>
  );
}
