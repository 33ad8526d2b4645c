import {
  activityCategories,
  activityCategoryLabel,
  knownCategories,
} from "@coulisses/shared-domain/festival-activity/sections/categories";
import { Button, makeStyles, media, useIsMobile } from "@coulisses/shared-ui/base";
import { SwitchField } from "@coulisses/shared-ui/filters";
import { MultiChoice, WithSaveState } from "@coulisses/shared-ui/form";
import { UiIcon } from "@coulisses/shared-ui/icons";
import { SheetSection } from "@coulisses/shared-sheets/page";
import { onDemand } from "@coulisses/shared-ui/overlay";
import { useState } from "react";
import { addTimeWindow, editGeneral, moveTimeWindow, removeTimeWindow } from "../../api/edits/general-edits";
import { TimeWindowsTable } from "../parts/time-windows-table";
import { SheetRichText, SheetTextField } from "../sheet-text-field";
import { useLock, useQuickValue, useSheet } from "../sheet";
import { TeamLock } from "@coulisses/shared-sheets/review";
import { HelpLine } from "./help-line";
import { PublishSwitch } from "./publish-switch";
import { description, name, photoLink } from "./texts";

const CalendarDialog = onDemand(() => import("./calendar-dialog"));

const choices = activityCategories.map((category) => ({
  value: category,
  label: activityCategoryLabel(category),
}));

const useStyles = makeStyles({
  name: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    alignItems: "end",
    gap: "12px 24px",
    [media.mobile]: { gridTemplateColumns: "minmax(0, 1fr)" },
  },
});

export function GeneralSection() {
  const styles = useStyles();
  const isMobile = useIsMobile();
  const { sheet: activity } = useSheet();
  const { general } = activity;
  const { teams, readOnly } = useLock("general");
  const windows = useLock("generalTimeWindows");
  const [categories, setCategories, categoriesSaving] = useQuickValue(general.categories, (chosen) =>
    editGeneral({ categories: knownCategories(chosen) }),
  );
  const [isFlagship, setFlagship, flagshipSaving] = useQuickValue(general.isFlagship, (flagship) =>
    editGeneral({ isFlagship: flagship }),
  );
  const [calendar, setCalendar] = useState(false);
  const windowsLockedApart = windows.teams.some((team) => !teams.includes(team));

  return (
    <SheetSection
      id="general"
      title="Général"
      lock={<TeamLock teams={teams} />}
      actions={
        <>
          {!isMobile && <HelpLine isPublic={general.toPublish} />}
          <Button appearance="subtle" icon={<UiIcon name="calendar" />} onClick={() => setCalendar(true)}>
            Calendrier
          </Button>
        </>
      }
    >
      {isMobile && <HelpLine isPublic={general.toPublish} />}
      <div className={styles.name}>
        <SheetTextField text={name} label="Nom de l'activité" readOnly={readOnly} />
        <PublishSwitch readOnly={readOnly} />
      </div>
      <SheetRichText text={description} label="Description de l'activité" readOnly={readOnly} />
      <WithSaveState {...categoriesSaving}>
        <MultiChoice
          label="Catégories de l'activité"
          options={choices}
          value={categories}
          disabled={readOnly}
          onChange={setCategories}
        />
      </WithSaveState>
      {general.toPublish && (
        <>
          <SheetTextField
            text={photoLink}
            label="Lien de la photo de l'activité sur le drive"
            readOnly={readOnly}
          />
          <WithSaveState {...flagshipSaving}>
            <SwitchField
              label="Activité phare qui sera mise en avant sur les réseaux sociaux"
              checked={isFlagship}
              disabled={readOnly}
              onChange={setFlagship}
            />
          </WithSaveState>
        </>
      )}
      {windowsLockedApart && <TeamLock teams={windows.teams} />}
      <TimeWindowsTable
        caption="Créneaux de l'activité"
        windowsOf={(sheet) => sheet.general.timeWindows}
        readOnly={windows.readOnly}
        add={addTimeWindow}
        move={moveTimeWindow}
        remove={removeTimeWindow}
      />
      {calendar && <CalendarDialog onClose={() => setCalendar(false)} />}
    </SheetSection>
  );
}
