import { DRAFT } from "@coulisses/shared-domain/festival-activity/festival-activity";
import { readingState, useCan, useListLocationsQuery } from "@coulisses/shared-auth";
import { SearchPicker } from "@coulisses/shared-ui/filters";
import { WithSaveState } from "@coulisses/shared-ui/form";
import { SheetSection } from "@coulisses/shared-sheets/page";
import { editLocation } from "../../api/edits/signa-edits";
import { useLock, useQuickValue, useSheet } from "../sheet";
import { TeamLock } from "@coulisses/shared-sheets/review";
import { Signages } from "./signages";

export function SignaSection() {
  const { sheet: activity } = useSheet();
  const { location, signages } = activity.signa;
  const { teams, readOnly } = useLock("signa");
  const seesPlaces = useCan("view-location");
  const { data: places = [], ...request } = useListLocationsQuery(undefined, { skip: !seesPlaces });
  const [placeId, choose, saving] = useQuickValue(location?.id ?? null, editLocation);

  return (
    <SheetSection id="signa" title="Signa" short={signages.length === 0} lock={<TeamLock teams={teams} />}>
      <WithSaveState {...saving}>
        <SearchPicker
          label="Lieu de l'activité"
          options={places}
          getKey={({ id }) => id}
          getLabel={({ name }) => name}
          value={places.find(({ id }) => id === placeId) ?? (placeId === location?.id ? location : null)}
          clearable={activity.status === DRAFT}
          {...readingState(request)}
          disabled={readOnly || !seesPlaces}
          hint={readOnly || seesPlaces ? undefined : "Tes équipes n'ont pas accès à la liste des lieux."}
          onChange={(place) => choose(place?.id ?? null)}
        />
      </WithSaveState>
      <Signages readOnly={readOnly} />
    </SheetSection>
  );
}
