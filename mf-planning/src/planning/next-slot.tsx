import { slotIdentifier } from "@coulisses/shared-domain/assignment/slot";
import { displayName, greetingName } from "@coulisses/shared-domain/people/display-name";
import { formatDay, formatHours } from "@coulisses/shared-domain/time/format";
import { Button, makeStyles, media, Skeleton, Surface, Text, tokens } from "@coulisses/shared-ui/base";
import { UiIcon } from "@coulisses/shared-ui/icons";
import type { ReactNode } from "react";
import { useReadSlotQuery } from "../api/planning-api";
import { CallButton } from "../slot/contacts";
import { presentSlot, type SlotItem, whenWords } from "./planning-items";

const useStyles = makeStyles({
  facts: { display: "flex", flexDirection: "column", gap: "6px" },
  fact: { display: "flex", alignItems: "start", gap: "8px", overflowWrap: "anywhere", minWidth: 0 },
  actions: { display: "flex", flexWrap: "wrap", gap: "8px", marginTop: "12px" },
  action: { [media.mobile]: { minHeight: "44px" } },
  now: { boxShadow: `inset 5px 0 0 ${tokens.refusedInk}, ${tokens.shadow2}` },
});

/** Team mates named before the rest is counted. */
const NAMED = 3;

type Props = { item: SlotItem; now: Date; readerId: number; onOpen: (item: SlotItem) => void };

/** The next slot at a glance: time, place, team mates and the contact to call. */
export function NextSlot({ item, now, readerId, onOpen }: Props) {
  const styles = useStyles();
  const isNow = new Date(item.start) <= now;
  return (
    <Surface
      title={slotHeading(item, now)}
      {...(!isNow && { subtitle: whenWords(item, now) })}
      {...(isNow && { className: styles.now })}
    >
      <SlotFacts item={item} now={now} readerId={readerId}>
        <Button appearance="primary" className={styles.action} onClick={() => onOpen(item)}>
          Instructions et plan
        </Button>
      </SlotFacts>
    </Surface>
  );
}

/** Says whether the slot is the present one. */
export const slotHeading = ({ start }: SlotItem, now: Date) =>
  new Date(start) <= now ? "Maintenant" : "Prochain créneau";

type SlotFactsProps = Omit<Props, "onOpen"> & {
  /** The way to its instructions, before those to call. */
  children: ReactNode;
};

/** Time, place and team mates of a slot, with the contacts to call. */
export function SlotFacts({ item, now, readerId, children }: SlotFactsProps) {
  const styles = useStyles();
  const { title, place, start, end } = item;
  const slot = presentSlot(item, now);
  const { data } = useReadSlotQuery(slotIdentifier({ taskId: slot.task.id, ...slot }));
  const mates = data?.assignees.filter(({ id }) => id !== readerId) ?? [];
  const others = mates.length - NAMED;
  return (
    <div>
      <div className={styles.facts}>
        <Text size="large" weight="bold" className={styles.fact}>
          {title}
        </Text>
        <Text className={styles.fact}>
          <UiIcon name="clock" />
          {`${formatDay(start)}, ${formatHours({ start: new Date(start), end: new Date(end) })}`}
        </Text>
        <Text className={styles.fact}>
          <UiIcon name="map" />
          {place ?? "Aucun lieu assigné"}
        </Text>
        {data ? (
          <Text className={styles.fact}>
            <UiIcon name="person" />
            {mates.length === 0
              ? "Personne d'autre sur ce créneau"
              : `Avec ${mates.slice(0, NAMED).map(displayName).join(", ")}${others > 0 ? ` et ${others} de plus` : ""}`}
          </Text>
        ) : (
          <Skeleton width="60%" />
        )}
      </div>
      <div className={styles.actions}>
        {children}
        {data?.contacts.slice(0, 2).map((contact) => (
          <CallButton key={contact.id} person={contact} words={`Appeler ${greetingName(contact)}`} />
        ))}
      </div>
    </div>
  );
}
