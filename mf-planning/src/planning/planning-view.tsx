import { useSearchParams } from "@coulisses/shared-pages/router";
import { useCan, useEventDate } from "@coulisses/shared-auth";
import { namedSlot } from "@coulisses/shared-domain/reminder/slot-link";
import { toDate } from "@coulisses/shared-domain/time/instant";
import { addDays, parisDay } from "@coulisses/shared-domain/time/paris";
import {
  Button,
  ErrorCard,
  ListPage,
  Loading,
  Notice,
  PageAction,
  Surface,
  useIsMobile,
  useNow,
} from "@coulisses/shared-ui/base";
import { PeriodCalendar, prefetchCalendar } from "@coulisses/shared-ui/data";
import { ChoiceToggle, proposedPeriod } from "@coulisses/shared-ui/form";
import { UiIcon } from "@coulisses/shared-ui/icons";
import { onDemand } from "@coulisses/shared-ui/overlay";
import { type ReactNode, useState } from "react";
// Imported with the page: a phone that loses the network before it opened a slot still shows instructions.
import SlotDialog from "../slot/slot-dialog";
import { SwapInvitations } from "../swaps/invitations";
import { KeptAge } from "./kept-age";
import { NextSlot } from "./next-slot";
import { NoSlotYet } from "./no-slot-yet";
import { nextSlot, type PlanningItem, presentSlot } from "./planning-items";
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

type Props = {
  volunteerId: number;
  isOwn: boolean;
  /** Name of the planning's owner, left of the actions. */
  title?: ReactNode;
  /** Actions on the whole planning. */
  actions?: ReactNode;
};

/** A volunteer's planning: the next slot, then everything as a list or on a calendar. */
export function PlanningView({ volunteerId, isOwn, title, actions }: Props) {
  const isMobile = useIsMobile();
  const assigns = useCan("affect-volunteer");
  const now = useNow();
  const [chosenView, setView] = useState<(typeof views)[number]["value"] | null>(null);
  const [openedId, setOpenedId] = useState<string>();
  const [newBreak, setNewBreak] = useState<{ start: string; end: string }>();
  const { items, availabilities, loading, refusal, refetch } = usePlanning(volunteerId, isOwn);
  const festival = useEventDate();
  const view = chosenView ?? (isMobile ? "list" : "calendar");
  const [address, setAddress] = useSearchParams();
  const isLinked = address.has("task");
  const linked = linkedItem(items, address);
  const opened = items.find(({ id }) => id === openedId) ?? linked;
  const next = nextSlot(items, now);
  const open = ({ id }: Pick<PlanningItem, "id">) => setOpenedId(id);
  const close = () => {
    setOpenedId(undefined);
    if (isLinked) setAddress({}, { replace: true });
  };

  if (refusal !== undefined) return <ErrorCard message={refusal} onRetry={refetch} />;
  const toggle = <ChoiceToggle label="Affichage" options={views} value={view} onChange={setView} />;
  const startBreak = () => setNewBreak(firstProposal(festival?.start, now));
  return (
    <ListPage
      // A phone has no room for a name or a fourth action beside these.
      filters={isMobile ? <div>{toggle}</div> : (title ?? <span />)}
      actions={
        isMobile ? (
          actions
        ) : (
          <>
            {toggle}
            {actions}
            {assigns && (
              <PageAction label="Ajouter une pause" icon={<UiIcon name="add" />} onClick={startBreak} />
            )}
          </>
        )
      }
    >
      {isMobile && title}
      <KeptAge volunteerId={volunteerId} />
      {assigns && !isMobile && <WorkTimes volunteerId={volunteerId} />}
      {loading && <Loading label="Chargement du planning..." />}
      {!loading && isLinked && !linked && (
        <Notice actions={<Button onClick={close}>Compris</Button>}>
          Le créneau de ce lien n'est plus dans le planning. Voici ce qu'il y a maintenant.
        </Notice>
      )}
      {isOwn && <SwapInvitations />}
      {!loading && next && <NextSlot item={next} now={now} readerId={volunteerId} onOpen={open} />}
      {!loading && next && isOwn && <PushOffer />}
      {!loading && items.length === 0 && <NoSlotYet isOwn={isOwn} />}
      {!loading && view === "list" && items.length > 0 && (
        <Surface title="Créneaux">
          <SlotList items={items} now={now} onOpen={open} />
        </Surface>
      )}
      {!loading && view === "calendar" && (
        <Surface title="Au fil des jours">
          <Days
            items={items}
            availabilities={availabilities}
            now={now}
            onOpen={open}
            festivalDay={festival && parisDay(toDate(festival.start))}
            onSelect={assigns ? setNewBreak : undefined}
          />
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
        <OpenedItem item={opened} volunteerId={volunteerId} isOwn={isOwn} now={now} onClose={close} />
      )}
      {newBreak && (
        <BreakDialog volunteerId={volunteerId} period={newBreak} onClose={() => setNewBreak(undefined)} />
      )}
    </ListPage>
  );
}

type OpenedProps = Pick<Props, "volunteerId" | "isOwn"> & {
  item: PlanningItem;
  now: Date;
  onClose: () => void;
};

/** The dialog of an entry: what to do there, or for a break the way to remove it. */
function OpenedItem({ item, volunteerId, isOwn, now, onClose }: OpenedProps) {
  if (item.kind === "mobilization") return <MobilizationDialog item={item} onClose={onClose} />;
  if (item.kind === "break")
    return <RemoveBreakDialog volunteerId={volunteerId} period={item} onClose={onClose} />;
  return (
    <SlotDialog
      slot={presentSlot(item, now)}
      parts={item.slots}
      place={item.place ?? null}
      isOwn={isOwn}
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

const legends: Record<PlanningItem["color"], string> = {
  READY_TO_ASSIGN: "Affectation",
  DRAFT: "Demande, FT en brouillon",
  IN_REVIEW: "Demande, FT en relecture",
  REFUSED: "Demande, FT refusée",
  VALIDATED: "Demande, FT validée",
  break: "Pause",
};

type DaysProps = {
  items: readonly PlanningItem[];
  availabilities: readonly { start: string; end: string }[];
  now: Date;
  festivalDay: string | undefined;
  onOpen: (item: { id: string }) => void;
  onSelect: ((period: { start: string; end: string }) => void) | undefined;
};

/** The festival's week, or today while it is under way. */
function Days({ items, availabilities, now, festivalDay, onOpen, onSelect }: DaysProps) {
  const [day, setDay] = useState<string>();
  const present = parisDay(now);
  const goesOn = festivalDay !== undefined && present >= festivalDay && present <= addDays(festivalDay, 6);
  const start = goesOn ? present : festivalDay;
  const shown = day ?? start;
  const colors = Object.keys(legends).filter((color): color is PlanningItem["color"] =>
    items.some((item) => item.color === color),
  );
  return (
    <PeriodCalendar
      events={items}
      availabilities={availabilities}
      onDayChange={setDay}
      onOpen={onOpen}
      legend={colors.map((color) => ({ label: legends[color], color }))}
      {...(shown && { day: shown })}
      {...(festivalDay && { festivalDay })}
      {...(onSelect && { onSelect })}
    />
  );
}
