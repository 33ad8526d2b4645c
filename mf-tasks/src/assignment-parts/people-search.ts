import { useAddressFilters } from "@coulisses/shared-pages/address-filters";
import { useCan, useListVolunteersQuery } from "@coulisses/shared-auth";
import type { VolunteerForAssignment } from "@coulisses/shared-domain/contract/assignment/assignment-tools";
import { matchesVolunteerSearch, type VolunteerSearch } from "@coulisses/shared-domain/people/volunteers";
import { useMemo } from "react";
import { codesIn } from "./task-search";

const keys = ["volunteerName", "teams", "excludedTeams"] as const;

/** Filters of people, kept in the address. */
export function usePeopleSearch() {
  const { filters, set, clear, activeCount } = useAddressFilters(keys);
  const { volunteerName: search, teams, excludedTeams } = filters;
  const wanted = useMemo(
    (): VolunteerSearch => ({ search, teams: codesIn(teams), excludedTeams: codesIn(excludedTeams) }),
    [search, teams, excludedTeams],
  );
  return { wanted, set, clear, activeCount };
}

/** People who match; the search covers email and phone, where the reader may see them. */
export function useFoundPeople<Person extends Pick<VolunteerForAssignment, "id" | "teams" | "charisma">>(
  people: readonly (Person & VolunteerForAssignment)[],
  wanted: VolunteerSearch,
) {
  const readsContacts = useCan("view-volunteer");
  const { data: contacts } = useListVolunteersQuery(undefined, { skip: !readsContacts });
  return useMemo(() => {
    const contactOf = new Map(contacts?.map(({ id, email, phone }) => [id, { email, phone }]));
    return people.filter((person) =>
      matchesVolunteerSearch({ ...contactOf.get(person.id), ...person }, wanted),
    );
  }, [people, contacts, wanted]);
}
