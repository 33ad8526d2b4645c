import { useSearchParams } from "@coulisses/shared-pages/router";
import { useCan, useEventDate } from "@coulisses/shared-auth";
import type { UserIdentity } from "@coulisses/shared-domain/people/user";
import { namedSlot } from "@coulisses/shared-domain/reminder/slot-link";
import { toDate } from "@coulisses/shared-domain/time/instant";
import { parisDay } from "@coulisses/shared-domain/time/paris";
import {
  Button,
  ErrorCard,
  ListPage,
  Loading,
  makeStyles,
  Notice,
  PageAction,
  Surface,
  useIsMobile,
  useNow,
} from "@coulisses/shared-ui/base";
import { prefetchCalendar } from "@coulisses/shared-ui/data";
import { ChoiceToggle, proposedPeriod } from "@coulisses/shared-ui/form";
import { UiIcon } from "@coulisses/shared-ui/icons";
import { onDemand } from "@coulisses/shared-ui/overlay";
import { type ReactNode, useState } from "react";
// Imported with the page: a phone that loses the network before it opened a slot still shows instructions.
import SlotDialog from "../slot/slot-dialog";
import { SwapInvitations } from "../swaps/invitations";
import { useSwapMarks } from "./use-swap-marks";
import { KeptAge } from "./kept-age";
import { NextSlot } from "./next-slot";
import { NoSlotYet } from "./no-slot-yet";
import { usePlanningView } from "./planning-choice";
import { PlanningDays } from "./planning-days";
import { nextSlot, type PlanningItem, presentSlot, slotAfter } from "./planning-items";
import { PushOffer } from "./push-offer";
import { SlotList } from "./slot-list";
import { usePlanning } from "./use-planning";
import { WorkTimes } from "./work-times";

const MobilizationDialog = onDemand(() => import("./mobilization-dialog"));
const BreakDialog = onDemand(() => import("./break-dialog"));
const RemoveBreakDialog = onDemand(() => import("./remove-break-dialog"));

// The calendar opens on demand on a phone: fetched here, the device keeps it.
void prefetchCalendar().catch(() => undefined);

const HOUR = 3_600_000;

const views = [
  { value: "list", label: "Liste" },
  { value: "calendar", label: "Calendrier" },
] as const;

const useStyles = makeStyles({
  phone: { display: "flex", flexDirection: "column", gap: "16px", minWidth: 0 },
  actions: { display: "flex", flexWrap: "wrap", justifyContent: "end", gap: "8px" },
});

type Props = {
  volunteerId: number;
  isOwn: boolean;
  /** The planning's owner, when it is another than the reader. */
  owner?: UserIdentity | undefined;
  /** Name of the planning's owner, left of the actions. */
  title?: ReactNode;
  /** Actions on the whole planning. */
  actions?: ReactNode;
};

/** A volunteer's planning: the next slot, then everything as a list or on a calendar. */
export function PlanningView({ volunteerId, isOwn, owner, title, actions }: Props) {
  const styles = useStyles();
  const isMobile = useIsMobile();
  const assigns = useCan("affect-volunteer");
  const now = useNow();
  const { view, choose } = usePlanningView(isMobile ? "list" : "calendar");
  const markOf = useSwapMarks(volunteerId, isOwn);
  const [openedId, setOpenedId] = useState<string>();
  const [newBreak, setNewBreak] = useState<{ start: string; end: string }>();
  const { items, availabilities, loading, refusal, refetch } = usePlanning(volunteerId, isOwn);
  const festival = useEventDate();
  const [address, setAddress] = useSearchParams();
  const isLinked = address.has("task");
  const linked = linkedItem(items, address);
  const opened = items.find(({ id }) => id === openedId) ?? linked;
  const open = ({ id }: Pick<PlanningItem, "id">) => setOpenedId(id);
  const close = () => {
    setOpenedId(undefined);
    if (isLinked) setAddress({}, { replace: true });
  };

  if (refusal !== undefined) return <ErrorCard message={refusal} onRetry={refetch} />;
  const startBreak = () => setNewBreak(firstProposal(festival?.start, now));
  const first = (
    <>
      <KeptAge volunteerId={volunteerId} />
      {loading && <Loading label="Chargement du planning..." />}
      {!loading && isLinked && !linked && (
        <Notice actions={<Button onClick={close}>Compris</Button>}>
          Le créneau de ce lien n'est plus dans le planning. Voici ce qu'il y a maintenant.
        </Notice>
      )}
      {!loading && (
        <Coming items={items} now={now} readerId={volunteerId} isOwn={isOwn} markOf={markOf} onOpen={open} />
      )}
    </>
  );
  const rest = (
    <>
      {!loading && isOwn && nextSlot(items, now) && <PushOffer />}
      {isOwn && <SwapInvitations />}
      {!loading && (
        <Surface
          title={view === "list" ? "Créneaux" : "Au fil des jours"}
          actions={<ChoiceToggle label="Affichage" options={views} value={view} onChange={choose} />}
        >
          {items.length === 0 && <NoSlotYet isOwn={isOwn} />}
          {view === "list" && items.length > 0 && (
            <SlotList items={items} now={now} markOf={markOf} onOpen={open} />
          )}
          {view === "calendar" && (
            <PlanningDays
              items={items}
              availabilities={availabilities}
              now={now}
              markOf={markOf}
              onOpen={open}
              festivalDay={festival && parisDay(toDate(festival.start))}
              onSelect={assigns ? setNewBreak : undefined}
            />
          )}
        </Surface>
      )}
      {isMobile && assigns && (
        <div>
          <Button icon={<UiIcon name="add" />} onClick={startBreak}>
            Ajouter une pause
          </Button>
        </div>
      )}
      {opened && (
        <OpenedItem
          item={opened}
          volunteerId={volunteerId}
          isOwn={isOwn}
          owner={owner}
          now={now}
          onClose={close}
        />
      )}
      {newBreak && (
        <BreakDialog volunteerId={volunteerId} period={newBreak} onClose={() => setNewBreak(undefined)} />
      )}
    </>
  );
  // On a phone, what is needed in the field comes before everything that one may do with a planning.
  if (isMobile) {
    return (
      <div className={styles.phone}>
        {title}
        {first}
        <div className={styles.actions}>{actions}</div>
        {rest}
      </div>
    );
  }
  return (
    <ListPage
      filters={title ?? <span />}
      actions={
        <>
          {actions}
          {assigns && (
            <PageAction label="Ajouter une pause" icon={<UiIcon name="add" />} onClick={startBreak} />
          )}
        </>
      }
    >
      {assigns && <WorkTimes volunteerId={volunteerId} />}
      {first}
      {rest}
    </ListPage>
  );
}

type ComingProps = Omit<Parameters<typeof NextSlot>[0], "item" | "after"> & {
  items: readonly PlanningItem[];
};

/** The slot under way or the next one, and the one that follows; nothing once all are over. */
function Coming({ items, ...props }: ComingProps) {
  const item = nextSlot(items, props.now);
  return item && <NextSlot item={item} after={slotAfter(items, item)} {...props} />;
}

type OpenedProps = Pick<Props, "volunteerId" | "isOwn" | "owner"> & {
  item: PlanningItem;
  now: Date;
  onClose: () => void;
};

/** The dialog of an entry: what to do there, or for a break the way to remove it. */
function OpenedItem({ item, volunteerId, isOwn, owner, now, onClose }: OpenedProps) {
  if (item.kind === "mobilization") return <MobilizationDialog item={item} onClose={onClose} />;
  if (item.kind === "break")
    return <RemoveBreakDialog volunteerId={volunteerId} period={item} onClose={onClose} />;
  return (
    <SlotDialog
      slot={presentSlot(item, now)}
      parts={item.slots}
      place={item.place ?? null}
      isOwn={isOwn}
      person={owner}
      isTheirPage
      onClose={onClose}
    />
  );
}

/** The slot that a reminder's link names. */
function linkedItem(items: readonly PlanningItem[], address: URLSearchParams): PlanningItem | undefined {
  const slots = items.flatMap((item) => (item.kind === "slot" ? item.slots : []));
  const slot = namedSlot(slots, { task: address.get("task"), start: address.get("start") });
  return items.find((item) => item.kind === "slot" && slot !== undefined && item.slots.includes(slot));
}

/** Two hours from the festival's start, or from the next hour once it is under way. */
function firstProposal(festivalStart: string | undefined, now: Date): { start: string; end: string } {
  const { start } = proposedPeriod(festivalStart, now);
  return { start, end: new Date(Date.parse(start) + 2 * HOUR).toISOString() };
}
