import { festivalTaskReviewers } from "@coulisses/shared-domain/festival-task/festival-task";
import type { Team } from "@coulisses/shared-domain/people/team";
import { useListFtReviewersQuery } from "@coulisses/shared-auth";
import { useMemo } from "react";

/** The teams that review tasks, in the order in which their reviews are shown. */
export function useTaskReviewers(): Team[] {
  const { data } = useListFtReviewersQuery();
  return useMemo(
    () => festivalTaskReviewers.flatMap((code) => data?.find((team) => team.code === code) ?? []),
    [data],
  );
}
