import { DRAFT } from "@coulisses/shared-domain/festival-task/festival-task";
import { readingState, useCan, useListTeamsQuery, useListVolunteersQuery } from "@coulisses/shared-auth";
import { PersonPicker, TeamPicker } from "@coulisses/shared-ui/filters";
import { WithSaveState } from "@coulisses/shared-ui/form";
import { DraftTextField } from "@coulisses/shared-sheets/text";
import { SheetSection, TwoFields } from "@coulisses/shared-sheets/page";
import { editGeneral } from "../../api/edits/general-edits";
import { type SheetText, useLock, useQuickValue, useSheet, useSheetText } from "../sheet";
import { TeamLock } from "@coulisses/shared-sheets/review";

const name: SheetText = {
  key: "name",
  read: ({ general }) => general.name,
  edit: (text) => editGeneral({ name: text }),
  problem: (text) => (text.trim() === "" ? "Ce champ est requis" : undefined),
};

export function GeneralSection() {
  const { sheet } = useSheet();
  const { administrator, team } = sheet.general;
  const { teams: lockers, readOnly } = useLock("general");
  const seesVolunteers = useCan("view-volunteer");
  const { data: volunteers = [], ...request } = useListVolunteersQuery(undefined, {
    skip: !seesVolunteers,
  });
  const { data: teams = [], ...reading } = useListTeamsQuery();
  const [administratorId, chooseAdministrator, administratorSaving] = useQuickValue(administrator.id, (id) =>
    editGeneral({ administratorId: id }),
  );
  const [code, chooseTeam, teamSaving] = useQuickValue(team, (chosen) => editGeneral({ team: chosen }));

  return (
    <SheetSection id="general" title="Général" short lock={<TeamLock teams={lockers} />}>
      <DraftTextField field={useSheetText(name)} label="Nom de la FT" readOnly={readOnly} />
      <TwoFields>
        <WithSaveState {...administratorSaving}>
          <PersonPicker
            label="Gestionnaire de la FT"
            clearable={false}
            options={volunteers}
            {...readingState(request)}
            disabled={readOnly || !seesVolunteers}
            value={volunteers.find(({ id }) => id === administratorId) ?? administrator}
            onChange={(person) => person && chooseAdministrator(person.id)}
          />
        </WithSaveState>
        <WithSaveState {...teamSaving}>
          <TeamPicker
            label="Équipe"
            clearable={sheet.status === DRAFT}
            options={teams}
            {...readingState(reading)}
            disabled={readOnly}
            value={teams.find((one) => one.code === code) ?? null}
            onChange={(chosen) => chooseTeam(chosen?.code ?? null)}
          />
        </WithSaveState>
      </TwoFields>
    </SheetSection>
  );
}
