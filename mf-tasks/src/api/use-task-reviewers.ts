import { festivalTaskReviewers } from "@coulisses/shared-domain/festival-task/festival-task";
import type { Team } from "@coulisses/shared-domain/people/team";
import { useListFtReviewersQuery } from "@coulisses/shared-auth";
import { useMemo } from "react";

/** Teams that review tasks, in display order. */
export function useTaskReviewers(): Team[] {
  const { data } = useListFtReviewersQuery();
  return useMemo(
    () => festivalTaskReviewers.flatMap((code) => data?.find((team) => team.code === code) ?? []),
    [data],
  );
}
