import { slotIdentifier } from "@coulisses/shared-domain/assignment/slot";
import { displayName, greetingName } from "@coulisses/shared-domain/people/display-name";
import { formatDay, formatSlot } from "@coulisses/shared-domain/time/format";
import {
  Button,
  Link,
  makeStyles,
  media,
  mergeClasses,
  Skeleton,
  Surface,
  Tag,
  Text,
  tokens,
} from "@coulisses/shared-ui/base";
import { UiIcon } from "@coulisses/shared-ui/icons";
import type { ReactNode } from "react";
import { useReadSlotQuery } from "../api/planning-api";
import { CallButton } from "../slot/contacts";
import { wayTo } from "../slot/way-to";
import { CannotCome } from "../swaps/cannot-come";
import type { SwapMark } from "../swaps/swap-mark";
import {
  elapsedPart,
  leftWords,
  type PlanningItem,
  presentSlot,
  type SlotItem,
  whenWords,
} from "./planning-items";
import { SlotRow } from "./slot-row";

const high = { minHeight: "44px", alignItems: "center" };
const touch = { "@media (pointer: coarse)": high, [media.mobile]: high };
const WIDE = "@media (min-width: 1024px)";
const useStyles = makeStyles({
  when: { color: tokens.colorBrandForeground1, fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" },
  // The bar is drawn beside words that say the same.
  track: {
    height: "6px",
    marginBottom: "12px",
    borderRadius: "3px",
    overflow: "hidden",
    backgroundColor: tokens.colorNeutralBackground4,
  },
  bar: { height: "100%", backgroundColor: tokens.colorBrandBackground },
  facts: { display: "flex", flexDirection: "column", gap: "6px" },
  fact: { display: "flex", alignItems: "start", gap: "8px", overflowWrap: "anywhere", minWidth: 0 },
  place: { fontWeight: 600, ...touch },
  name: { alignItems: "baseline" },
  number: { flexShrink: 0 },
  actions: {
    display: "flex",
    flexWrap: "wrap",
    gap: "8px",
    marginTop: "12px",
    [media.mobile]: { "& > *": { flexGrow: 1 } },
  },
  action: { [media.mobile]: { minHeight: "48px", flexBasis: "100%" } },
  now: { boxShadow: `0 0 0 2px ${tokens.colorBrandStroke1}, ${tokens.shadow8}` },
  parts: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "16px 32px" },
  paired: { [WIDE]: { gridTemplateColumns: "minmax(0, 3fr) minmax(0, 2fr)" } },
  after: { display: "grid", alignContent: "start", gap: "6px" },
});

/** Team mates named before the rest is counted. */
const NAMED = 3;

type Props = {
  item: SlotItem;
  /** The slot that follows. */
  after: SlotItem | undefined;
  now: Date;
  readerId: number;
  /** True when it is the reader's own slot, which they may ask to be replaced on. */
  isOwn: boolean;
  markOf: (item: PlanningItem) => SwapMark | undefined;
  onOpen: (item: PlanningItem) => void;
};

/** The present slot or the next one at a glance, with what is needed in the field, then the one that follows. */
export function NextSlot({ item, after, now, readerId, isOwn, markOf, onOpen }: Props) {
  const styles = useStyles();
  const isNow = new Date(item.start) <= now;
  return (
    <Surface
      title={slotHeading(item, now)}
      actions={
        <Text size="large" weight="bold" className={styles.when}>
          {isNow ? leftWords(item, now) : whenWords(item, now)}
        </Text>
      }
      {...(isNow && { className: styles.now })}
    >
      {isNow && (
        <div className={styles.track} aria-hidden>
          <div className={styles.bar} style={{ width: `${elapsedPart(item, now) * 100}%` }} />
        </div>
      )}
      <div className={mergeClasses(styles.parts, after && styles.paired)}>
        <SlotFacts item={item} now={now} readerId={readerId} isOwn={isOwn} mark={markOf(item)}>
          <Button appearance="primary" className={styles.action} onClick={() => onOpen(item)}>
            Instructions et plan
          </Button>
        </SlotFacts>
        {after && (
          <div className={styles.after}>
            <Text size="small" weight="bold" muted>
              {`Ensuite, ${formatDay(after.start)}`}
            </Text>
            <SlotRow item={after} now={now} mark={markOf(after)} onOpen={onOpen} />
          </div>
        )}
      </div>
    </Surface>
  );
}

/** Says whether the slot is the present one. */
export const slotHeading = ({ start }: SlotItem, now: Date) =>
  new Date(start) <= now ? "Maintenant" : "Prochain créneau";

type SlotFactsProps = Pick<Props, "item" | "now" | "readerId" | "isOwn"> & {
  /** The state of a request to be replaced. */
  mark?: SwapMark | undefined;
  /** The way to its instructions, before those to call. */
  children: ReactNode;
};

/** Time, place and team mates of a slot, with the contacts to call. */
export function SlotFacts({ item, now, readerId, isOwn, mark, children }: SlotFactsProps) {
  const styles = useStyles();
  const { place, start, end } = item;
  const slot = presentSlot(item, now);
  const { data } = useReadSlotQuery(slotIdentifier({ taskId: slot.task.id, ...slot }));
  const mates = data?.assignees.filter(({ id }) => id !== readerId) ?? [];
  const others = mates.length - NAMED;
  const way = data && wayTo(data.appointment);
  return (
    <div>
      <div className={styles.facts}>
        <Text size="large" weight="bold" className={mergeClasses(styles.fact, styles.name)}>
          {slot.task.name}
          <Text size="small" muted className={styles.number}>{`FT ${slot.task.id}`}</Text>
        </Text>
        {mark && (
          <div className={styles.fact}>
            <Tag intent={mark.intent}>{mark.words}</Tag>
          </div>
        )}
        <Text className={styles.fact}>
          <UiIcon name="clock" />
          {formatSlot({ start, end })}
        </Text>
        {way === undefined ? (
          <Text className={styles.fact}>
            <UiIcon name="map" />
            {place ?? "Aucun lieu assigné"}
          </Text>
        ) : (
          <Link
            href={way}
            target="_blank"
            rel="noreferrer"
            className={mergeClasses(styles.fact, styles.place)}
            aria-label={`${place} : y aller avec une carte`}
          >
            <UiIcon name="map" />
            {place}
          </Link>
        )}
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
        {data && isOwn && <CannotCome key={slot.start} slot={slot} named={data.named} />}
      </div>
    </div>
  );
}
