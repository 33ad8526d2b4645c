import { proposedTimelineWindow } from "@coulisses/shared-domain/assignment/overview-windows";
import type { PeriodForm } from "@coulisses/shared-domain/contract/fields";
import { formatDay, formatTime } from "@coulisses/shared-domain/time/format";
import { toDate } from "@coulisses/shared-domain/time/instant";
import { createPeriod } from "@coulisses/shared-domain/time/period";
import { useWindowPage, WindowPage } from "@coulisses/shared-pages/filters";
import { Button, EmptyState, Loading, noMatch, Surface } from "@coulisses/shared-ui/base";
import { SearchField } from "@coulisses/shared-ui/filters";
import { onDemand } from "@coulisses/shared-ui/overlay";
import { useMemo, useState } from "react";
import { useGetTimelineQuery, useReadNearestSlotQuery } from "../api/overviews-api";
import { filterTimeline, findSlot } from "./board-layout";
import { FilterSwitch } from "../assignment-parts/filters";
import { SlotLegend } from "./slot-looks";
import { TimelineBoard } from "./timeline-board";

const TimelineSlotDialog = onDemand(() => import("./timeline-slot-dialog"));

const none: never[] = [];
const presets = [2, 8, 24];

/** Slots and people in a window kept by the address: the next two hours by default. */
export default function TimelinePage() {
  const page = useWindowPage(["search", "lacking"], proposedTimelineWindow);
  const { teams, asked, codes } = page;
  const read = useGetTimelineQuery({ query: asked }, { skip: !page.isAsked });
  const found = read.currentData ?? none;
  const { search, lacking } = page.filters;
  const activities = useMemo(
    () => filterTimeline(found, { search, teams: codes, isLacking: lacking !== "" }),
    [found, search, codes, lacking],
  );
  const { start, end } = asked;
  const window = useMemo(() => createPeriod({ start, end }), [start, end]);
  const [openedKey, setOpenedKey] = useState<string>();
  const opened = findSlot(found, openedKey);
  return (
    <WindowPage
      page={page}
      presets={presets}
      resetLabel="Revenir à maintenant"
      search={<SearchField label="Nom de la tâche" {...page.field("search")} />}
      more={
        <FilterSwitch
          label="Il manque du monde"
          checked={lacking !== ""}
          onChange={(text) => page.set("lacking", text)}
        />
      }
      reading={read}
    >
      <Surface title="Qui est où">
        {activities.length > 0 && <SlotLegend />}
        {read.isFetching && found.length === 0 && <Loading label="Lecture de la timeline..." />}
        {!read.isFetching && found.length === 0 && <NothingOn window={asked} onShow={page.form.onApply} />}
        {found.length > 0 && activities.length === 0 && (
          <EmptyState title={noMatch(page.activeCount) ?? ""} />
        )}
        {activities.length > 0 && (
          <TimelineBoard activities={activities} teams={teams} window={window} onOpen={setOpenedKey} />
        )}
      </Surface>
      {opened && <TimelineSlotDialog {...opened} teams={teams} onClose={() => setOpenedKey(undefined)} />}
    </WindowPage>
  );
}

/** An empty window, with a link to one of the same length that starts with the nearest slot. */
function NothingOn({ window, onShow }: { window: PeriodForm; onShow: (window: PeriodForm) => void }) {
  const { data } = useReadNearestSlotQuery({ query: { from: window.end } });
  const start = data?.start ?? null;
  const length = toDate(window.end).getTime() - toDate(window.start).getTime();
  return (
    <EmptyState
      title="Aucune tâche en affectation sur cette plage"
      action={
        start !== null && (
          <Button
            onClick={() => onShow({ start, end: new Date(toDate(start).getTime() + length).toISOString() })}
          >
            {`Aller au ${start >= window.end ? "prochain" : "dernier"} créneau : ${formatDay(start)} à ${formatTime(start)}`}
          </Button>
        )
      }
    />
  );
}
