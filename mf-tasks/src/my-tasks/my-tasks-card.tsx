import { byUrgency } from "@coulisses/shared-domain/festival-event/sheet-list";
import { isApiError, useSession } from "@coulisses/shared-auth";
import { MySheets } from "@coulisses/shared-sheets/list";
import { Link } from "@coulisses/shared-pages/router";
import { useListMyFestivalTasksQuery } from "../api/tasks-api";
import { useTaskReviewers } from "../api/use-task-reviewers";

export default function MyTasksCard() {
  const { userId } = useSession();
  const reviewers = useTaskReviewers();
  const { data, error, refetch } = useListMyFestivalTasksQuery();
  return (
    <MySheets
      kind="FT"
      sheets={data && [...data].sort(byUrgency)}
      error={isApiError(error) ? error.message : undefined}
      onRetry={() => void refetch()}
      reviewers={reviewers}
      address={{ sheet: (id) => `/ft/${id}`, mine: `/ft?administrator=${userId}` }}
      Link={Link}
    />
  );
}
