import type { UserIdentity } from "@coulisses/shared-domain/people/user";
import { useGetMeQuery } from "@coulisses/shared-auth";
import { useMemo } from "react";

/** The people of the rows, and the logged-in person. */
export function usePeopleWithMe<Row>(
  rows: readonly Row[],
  personOf: (row: Row) => UserIdentity,
): UserIdentity[] {
  const { data: me } = useGetMeQuery();
  return useMemo(() => {
    const people = new Map(rows.map(personOf).map((person) => [person.id, person]));
    if (me) people.set(me.id, me);
    return [...people.values()].sort((a, b) => a.firstname.localeCompare(b.firstname, "fr"));
  }, [rows, personOf, me]);
}
