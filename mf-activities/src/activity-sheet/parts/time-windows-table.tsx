import type { PeriodForm } from "@coulisses/shared-domain/contract/fields";
import type {
  FestivalActivity,
  TimeWindow,
} from "@coulisses/shared-domain/festival-activity/festival-activity";
import { formatShortSlot } from "@coulisses/shared-domain/time/format";
import { Button } from "@coulisses/shared-ui/base";
import { UiIcon } from "@coulisses/shared-ui/icons";
import { actionsColumn, TitledTable } from "@coulisses/shared-ui/data";
import { onDemand } from "@coulisses/shared-ui/overlay";
import { useState } from "react";
import type { ActivityEdit } from "../../api/edits/edit";
import { useQuickWrite, useSheet } from "../sheet";

type Open = { dialog: "new" } | { dialog: "change" | "copy"; timeWindow: TimeWindow };

const TimeWindowDialog = onDemand(() => import("./time-window-dialog"));

type Props = {
  caption: string;
  windowsOf: (activity: FestivalActivity) => TimeWindow[];
  /** The windows whose hours the first one is proposed. @default none: the festival's first hour */
  hoursOf?: (activity: FestivalActivity) => TimeWindow[];
  readOnly: boolean;
  add: (period: PeriodForm) => ActivityEdit;
  move: (id: string, period: PeriodForm) => ActivityEdit;
  remove: (id: string) => ActivityEdit;
};

export function TimeWindowsTable({ caption, windowsOf, hoursOf, readOnly, add, move, remove }: Props) {
  const { sheet: activity } = useSheet();
  const write = useQuickWrite();
  const [open, setOpen] = useState<Open | null>(null);
  const changed = open?.dialog === "change" ? open.timeWindow : undefined;
  return (
    <>
      <TitledTable
        title={caption}
        rows={[...windowsOf(activity)].sort(
          (a, b) => a.start.localeCompare(b.start) || a.end.localeCompare(b.end),
        )}
        getRowId={({ id }) => id}
        emptyText="Aucun créneau"
        columns={[
          { key: "hours", header: "Créneau", render: (timeWindow) => formatShortSlot(timeWindow) },
          ...(readOnly
            ? []
            : actionsColumn<TimeWindow>({
                what: (timeWindow) => `le créneau du ${formatShortSlot(timeWindow)}`,
                onEdit: (timeWindow) => setOpen({ dialog: "change", timeWindow }),
                onDuplicate: (timeWindow) => setOpen({ dialog: "copy", timeWindow }),
                onRemove: ({ id }) => write(remove(id), "Le créneau a été supprimé"),
              })),
        ]}
        footer={
          !readOnly && (
            <Button icon={<UiIcon name="add" />} onClick={() => setOpen({ dialog: "new" })}>
              Ajouter un créneau
            </Button>
          )
        }
      />
      {open && (
        <TimeWindowDialog
          caption={caption}
          {...(changed && { timeWindow: changed })}
          {...(open.dialog === "copy" && { copied: open.timeWindow })}
          windowsOf={windowsOf}
          {...(hoursOf && { hoursOf })}
          edit={(period) => (changed ? move(changed.id, period) : add(period))}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}
