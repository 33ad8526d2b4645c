import { useAddressFilters } from "@coulisses/shared-pages/address-filters";
import { isApiError, useCan, useEventDate, useListTeamsQuery } from "@coulisses/shared-auth";
import { festivalDayOf } from "@coulisses/shared-domain/time/festival-day";
import { toDate } from "@coulisses/shared-domain/time/instant";
import { parisDay } from "@coulisses/shared-domain/time/paris";
import { EmptyState, ErrorCard, ListPage, Loading, PageAction, Surface } from "@coulisses/shared-ui/base";
import { UiIcon } from "@coulisses/shared-ui/icons";
import { onDemand } from "@coulisses/shared-ui/overlay";
import { useMemo, useState } from "react";
import { useListPlanningsQuery } from "../api/crowd-api";
import { PeopleCalendar } from "../parts/people-calendar";
import { PeoplePages, usePeoplePages } from "../parts/people-pages";
import { PeopleChoice } from "./people-choice";

const KioskLinkDialog = onDemand(() => import("./kiosk-link-dialog"));

const none: never[] = [];
const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

/** Plannings of several people side by side, one day at a time; the address holds people and day. */
export default function MultiPlanningPage() {
  const places = useCan("affect-volunteer");
  const { filters, address, show } = useAddressFilters(["volunteerIds", "day"]);
  const festival = useEventDate();
  const festivalDay = festival && parisDay(toDate(festival.start));
  const [sharing, setSharing] = useState(false);
  const ids = useMemo(() => idsIn(filters.volunteerIds), [filters.volunteerIds]);
  const { data: teams = none } = useListTeamsQuery();
  const read = useListPlanningsQuery({ query: { volunteerIds: ids } }, { skip: ids.length === 0 });
  const people = ids.length === 0 ? none : (read.data ?? none);
  const { shown, pages } = usePeoplePages(people);

  const usualDay = festivalDay ?? festivalDayOf(new Date());
  const change = (key: "volunteerIds" | "day", value: string, usual: string) => {
    const next = new URLSearchParams(address);
    if (key === "volunteerIds") next.delete("page");
    if (value === usual) next.delete(key);
    else next.set(key, value);
    show(next);
  };
  const failure = isApiError(read.error) && people.length === 0 ? read.error.message : undefined;

  return (
    <ListPage
      filters={
        <PeopleChoice
          ids={ids}
          teams={teams}
          onApply={(chosen) => change("volunteerIds", chosen.join(), "")}
        />
      }
      actions={
        places && (
          <PageAction
            label="Écran « Qui est où »"
            icon={<UiIcon name="link" />}
            onClick={() => setSharing(true)}
          />
        )
      }
    >
      {failure !== undefined && <ErrorCard message={failure} onRetry={() => void read.refetch()} />}
      {failure === undefined && (
        <Surface title="Plannings côte à côte">
          {ids.length > 0 && read.isLoading && <Loading label="Chargement des plannings..." />}
          {people.length === 0 && !(ids.length > 0 && read.isLoading) && (
            <EmptyState
              picture={ids.length === 0 ? "people" : "search"}
              title={
                ids.length === 0
                  ? "Choisis des équipes ou des bénévoles pour voir leurs plannings"
                  : "Aucun bénévole trouvé"
              }
            />
          )}
          {people.length > 0 && (
            <>
              <PeopleCalendar
                people={shown}
                teams={teams}
                day={isDay(filters.day) ? filters.day : usualDay}
                onDayChange={(day) => change("day", day, usualDay)}
                festivalDay={festivalDay}
              />
              <PeoplePages {...pages} />
            </>
          )}
        </Surface>
      )}
      {sharing && <KioskLinkDialog onClose={() => setSharing(false)} />}
    </ListPage>
  );
}

/** Ids of a list in the address, without duplicates or invalid ones. */
function idsIn(text: string): number[] {
  const ids = text.split(",").map(Number);
  return [...new Set(ids)].filter((id) => Number.isInteger(id) && id > 0).slice(0, 500);
}
