import { byUrgency } from "@coulisses/shared-domain/festival-event/sheet-list";
import { isApiError, useListFaReviewersQuery, useSession } from "@coulisses/shared-auth";
import { MySheets } from "@coulisses/shared-sheets/list";
import { Link } from "@coulisses/shared-pages/router";
import { useListMyFestivalActivitiesQuery } from "../api/activities-api";

export default function MyActivitiesCard() {
  const { userId } = useSession();
  const { data: reviewers = [] } = useListFaReviewersQuery();
  const { data, error, refetch } = useListMyFestivalActivitiesQuery();
  return (
    <MySheets
      kind="FA"
      sheets={data && [...data].sort(byUrgency)}
      error={isApiError(error) ? error.message : undefined}
      onRetry={() => void refetch()}
      reviewers={reviewers}
      address={{ sheet: (id) => `/fa/${id}`, mine: `/fa?adherent=${userId}` }}
      Link={Link}
    />
  );
}
