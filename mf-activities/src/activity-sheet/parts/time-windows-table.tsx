import type { PeriodForm } from "@coulisses/shared-domain/contract/fields";
import type {
  FestivalActivity,
  TimeWindow,
} from "@coulisses/shared-domain/festival-activity/festival-activity";
import { formatDateTime } from "@coulisses/shared-domain/time/format";
import { Button } from "@coulisses/shared-ui/base";
import { UiIcon } from "@coulisses/shared-ui/icons";
import { actionsColumn, TitledTable } from "@coulisses/shared-ui/data";
import { onDemand } from "@coulisses/shared-ui/overlay";
import { useState } from "react";
import type { ActivityEdit } from "../../api/edits/edit";
import { useQuickWrite, useSheet } from "../sheet";

const TimeWindowDialog = onDemand(() => import("./time-window-dialog"));

type Props = {
  caption: string;
  windowsOf: (activity: FestivalActivity) => TimeWindow[];
  readOnly: boolean;
  add: (period: PeriodForm) => ActivityEdit;
  move: (id: string, period: PeriodForm) => ActivityEdit;
  remove: (id: string) => ActivityEdit;
};

export function TimeWindowsTable({ caption, windowsOf, readOnly, add, move, remove }: Props) {
  const { sheet: activity } = useSheet();
  const write = useQuickWrite();
  const [edited, setEdited] = useState<TimeWindow | "new" | null>(null);
  const timeWindow = edited === "new" || edited === null ? undefined : edited;
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
          { key: "start", header: "Date de début", render: ({ start }) => formatDateTime(start) },
          { key: "end", header: "Date de fin", render: ({ end }) => formatDateTime(end) },
          ...(readOnly
            ? []
            : actionsColumn<TimeWindow>({
                what: ({ start }) => `le créneau du ${formatDateTime(start)}`,
                onEdit: setEdited,
                onRemove: ({ id }) => write(remove(id)),
              })),
        ]}
        footer={
          !readOnly && (
            <Button icon={<UiIcon name="add" />} onClick={() => setEdited("new")}>
              Ajouter un créneau
            </Button>
          )
        }
      />
      {edited && (
        <TimeWindowDialog
          caption={caption}
          {...(timeWindow && { timeWindow })}
          windowsOf={windowsOf}
          edit={(period) => (timeWindow ? move(timeWindow.id, period) : add(period))}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  );
}
