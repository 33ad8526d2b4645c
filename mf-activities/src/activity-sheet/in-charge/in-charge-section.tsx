import { readingState, useListAdherentsQuery, useListTeamsQuery } from "@coulisses/shared-auth";
import { PersonPicker, TeamPicker } from "@coulisses/shared-ui/filters";
import { WithSaveState } from "@coulisses/shared-ui/form";
import { SheetSection, TwoFields } from "@coulisses/shared-sheets/page";
import { editInCharge } from "../../api/edits/in-charge-edits";
import { useLock, useQuickValue, useSheet } from "../sheet";
import { TeamLock } from "@coulisses/shared-sheets/review";
import { Contractors } from "./contractors";

export function InChargeSection() {
  const { inCharge } = useSheet().sheet;
  const { teams: lockers, readOnly } = useLock("inCharge");
  const { data: adherents = [], ...request } = useListAdherentsQuery();
  const { data: teams = [], ...reading } = useListTeamsQuery();
  const [adherentId, chooseAdherent, adherentSaving] = useQuickValue(inCharge.adherent.id, (id) =>
    editInCharge({ adherentId: id }),
  );
  const [team, chooseTeam, teamSaving] = useQuickValue<string | null, string>(inCharge.team, (code) =>
    editInCharge({ team: code }),
  );

  return (
    <SheetSection
      id="in-charge"
      title="Responsable"
      short={inCharge.contractors.length === 0}
      lock={<TeamLock teams={lockers} />}
    >
      <TwoFields>
        <WithSaveState {...adherentSaving}>
          <PersonPicker
            label="Adhérent"
            options={adherents}
            {...readingState(request)}
            disabled={readOnly}
            value={adherents.find(({ id }) => id === adherentId) ?? inCharge.adherent}
            onChange={(person) => person && chooseAdherent(person.id)}
          />
        </WithSaveState>
        <WithSaveState {...teamSaving}>
          <TeamPicker
            label="Équipe"
            options={teams}
            {...readingState(reading)}
            disabled={readOnly}
            value={teams.find(({ code }) => code === team) ?? null}
            onChange={(chosen) => chosen && chooseTeam(chosen.code)}
          />
        </WithSaveState>
      </TwoFields>
      <Contractors readOnly={readOnly} />
    </SheetSection>
  );
}
