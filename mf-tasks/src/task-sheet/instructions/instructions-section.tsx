import { readingState, useCan, useListLocationsQuery } from "@coulisses/shared-auth";
import { SearchPicker } from "@coulisses/shared-ui/filters";
import { WithSaveState } from "@coulisses/shared-ui/form";
import { SheetSection } from "@coulisses/shared-sheets/page";
import { editInstructions, forceInstructions } from "../../api/edits/instructions-edits";
import { useResetGuard } from "../reset-guard";
import { useLock, useQuickValue, useSheet } from "../sheet";
import { TeamLock } from "@coulisses/shared-sheets/review";
import { Contacts } from "./contacts";
import { InCharge } from "./in-charge";
import { InstructionsEditor, orNull, type Instructions } from "./instructions-editor";

const global: Instructions = {
  key: "instructions",
  read: ({ instructions }) => instructions.global ?? "",
  edit: (html) => editInstructions({ global: orNull(html) }),
  force: (html) => forceInstructions({ global: html }),
};

export function InstructionsSection() {
  const { teams } = useLock("instructions");
  const people = useLock("people");
  return (
    <SheetSection
      id="instructions"
      title="Instructions"
      lock={
        <TeamLock
          {...(teams.length > 0
            ? { teams }
            : { teams: people.teams, part: "Lieu, contacts et responsables" })}
        />
      }
    >
      <Appointment />
      <Contacts readOnly={people.readOnly} />
      <InstructionsEditor label="Instructions globales" text={global} />
      <InCharge />
    </SheetSection>
  );
}

function Appointment() {
  const { appointment } = useSheet().sheet.instructions;
  const { readOnly } = useLock("appointment");
  const { guard, dialog } = useResetGuard("appointment");
  const seesPlaces = useCan("view-location");
  const { data: places = [], ...request } = useListLocationsQuery(undefined, { skip: !seesPlaces });
  const [placeId, choose, saving] = useQuickValue<number | undefined, number>(
    appointment?.id,
    (appointmentId) => editInstructions({ appointmentId }),
  );
  return (
    <>
      <WithSaveState {...saving}>
        <SearchPicker
          label="Lieu de rendez-vous"
          clearable={false}
          options={places}
          getKey={({ id }) => id}
          getLabel={({ name }) => name}
          value={places.find(({ id }) => id === placeId) ?? appointment}
          {...readingState(request)}
          disabled={readOnly || !seesPlaces}
          hint={readOnly || seesPlaces ? undefined : "Tes équipes n'ont pas accès à la liste des lieux."}
          onChange={(place) => place && place.id !== placeId && guard(() => choose(place.id))}
        />
      </WithSaveState>
      {dialog}
    </>
  );
}
