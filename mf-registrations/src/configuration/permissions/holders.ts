import { loadState } from "@coulisses/shared-auth";
import type { Members } from "@coulisses/shared-domain/access/grants";
import type { UserIdentity } from "@coulisses/shared-domain/people/user";
import { useMemo } from "react";
import { useListTeamHoldersQuery } from "../../api/permissions-api";

/** Members of each team, read when the dialog opens. */
export function useHolders() {
  const reading = useListTeamHoldersQuery();
  const { data } = reading;
  const members = useMemo<Members<UserIdentity> | undefined>(
    () => data && new Map(data.map(({ team, members: all }) => [team, all])),
    [data],
  );
  return { data: members, load: loadState(reading) };
}
export type Holders = ReturnType<typeof useHolders>;

/** « 3 personnes ». */
export const countOf = (count: number) =>
  count === 0 ? "Aucun membre" : `${count} personne${count > 1 ? "s" : ""}`;
