import type { Mobilization } from "@coulisses/shared-domain/festival-task/festival-task";
import { Button } from "@coulisses/shared-ui/base";
import { SimpleTable } from "@coulisses/shared-ui/data";
import { UiIcon } from "@coulisses/shared-ui/icons";
import { SheetSection } from "@coulisses/shared-sheets/page";
import { onDemand } from "@coulisses/shared-ui/overlay";
import { useState } from "react";
import { removeMobilization } from "../../api/edits/mobilization-edits";
import { useResetGuard } from "../reset-guard";
import { useLock, useQuickWrite, useSheet } from "../sheet";
import { TeamLock } from "@coulisses/shared-sheets/review";
import { mobilizationColumns } from "./columns";

const MobilizationDialog = onDemand(() => import("./mobilization-dialog"));
const AddVolunteerDialog = onDemand(() => import("./add-volunteer-dialog"));
const AddTeamDialog = onDemand(() => import("./add-team-dialog"));
const MoveSlotsDialog = onDemand(() => import("../../slot-moves/move-slots-dialog"));
const CalendarDialog = onDemand(() => import("../calendar/calendar-dialog"));

type Open =
  | { dialog: "new" | "calendar" | "move" }
  | { dialog: "period" | "copy" | "volunteer" | "team"; mobilization: Mobilization };

export function MobilizationsSection() {
  const { sheet } = useSheet();
  const { teams, readOnly } = useLock("mobilizations");
  const people = useLock("people");
  const write = useQuickWrite();
  const { guard, dialog } = useResetGuard("mobilizations");
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const remove = ({ id }: Mobilization) => write(removeMobilization(id), "La mobilisation a été supprimée");

  const columns = mobilizationColumns({
    ...(!people.readOnly && {
      onAddVolunteer: (mobilization) => setOpen({ dialog: "volunteer", mobilization }),
      onAddTeam: (mobilization) => setOpen({ dialog: "team", mobilization }),
    }),
    ...(!readOnly && {
      onEdit: (mobilization) => setOpen({ dialog: "period", mobilization }),
      onDuplicate: (mobilization) => setOpen({ dialog: "copy", mobilization }),
      onRemove: (mobilization) => guard(() => remove(mobilization)),
    }),
  });
  return (
    <SheetSection
      id="mobilization"
      title="Mobilisations"
      lock={
        <TeamLock
          {...(teams.length > 0 ? { teams } : { teams: people.teams, part: "Bénévoles et équipes" })}
        />
      }
      actions={
        <Button
          appearance="subtle"
          icon={<UiIcon name="calendar" />}
          onClick={() => setOpen({ dialog: "calendar" })}
        >
          Calendrier
        </Button>
      }
    >
      <SimpleTable
        caption="Mobilisations"
        rows={sheet.mobilizations}
        columns={columns}
        getRowId={({ id }) => id}
        emptyText="Aucune mobilisation"
        footer={
          !readOnly && (
            <>
              <Button icon={<UiIcon name="add" />} onClick={() => setOpen({ dialog: "new" })}>
                Ajouter une mobilisation
              </Button>
              {sheet.mobilizations.length > 0 && (
                <Button icon={<UiIcon name="clock" />} onClick={() => setOpen({ dialog: "move" })}>
                  Décaler des créneaux…
                </Button>
              )}
            </>
          )
        }
      />
      {open?.dialog === "new" && <MobilizationDialog onClose={close} />}
      {open?.dialog === "period" && <MobilizationDialog mobilization={open.mobilization} onClose={close} />}
      {open?.dialog === "copy" && <MobilizationDialog copied={open.mobilization} onClose={close} />}
      {open?.dialog === "volunteer" && (
        <AddVolunteerDialog mobilization={open.mobilization} onClose={close} />
      )}
      {open?.dialog === "team" && <AddTeamDialog mobilization={open.mobilization} onClose={close} />}
      {open?.dialog === "move" && <MoveSlotsDialog ids={[sheet.id]} onClose={close} />}
      {open?.dialog === "calendar" && <CalendarDialog onClose={close} />}
      {dialog}
    </SheetSection>
  );
}
