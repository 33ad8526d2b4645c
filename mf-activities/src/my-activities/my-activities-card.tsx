import { byUrgency } from "@coulisses/shared-domain/festival-activity/preview";
import { isApiError, useListFaReviewersQuery, useSession } from "@coulisses/shared-auth";
import { EmptyState, ErrorCard, makeStyles, Skeleton, StatusDot, Text, tokens } from "@coulisses/shared-ui/base";
import { ReviewChips } from "@coulisses/shared-ui/icons";
import { Link } from "@coulisses/federation/platform/router";
import { useListMyFestivalActivitiesQuery } from "../api/activity-list-api";

const SHOWN = 5;

const useStyles = makeStyles({
  list: { listStyleType: "none", margin: 0, padding: 0 },
  link: {
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr)",
    alignItems: "center",
    gap: "4px 10px",
    padding: "8px",
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground1,
    textDecorationLine: "none",
    ":hover": { backgroundColor: tokens.colorNeutralBackground1Hover },
  },
  reviews: { gridColumn: "2" },
  more: { display: "inline-block", padding: "8px", color: tokens.colorBrandForegroundLink },
});

/** What of mine waits for me: refused first. The card itself and its title are the home page's. */
export default function MyActivitiesCard() {
  const styles = useStyles();
  const { userId } = useSession();
  const { data: reviewers = [] } = useListFaReviewersQuery();
  const { data, error, refetch } = useListMyFestivalActivitiesQuery();

  if (isApiError(error) && !data) {
    return <ErrorCard message={error.message} onRetry={() => void refetch()} />;
  }
  if (!data) return <Skeleton lines={5} height="20px" />;
  if (data.length === 0) return <EmptyState title="Tu n'as aucune FA 🤔" />;
  return (
    <>
      <ul className={styles.list}>
        {[...data].sort(byUrgency).slice(0, SHOWN).map(({ id, name, status, reviews }) => (
          <li key={id}>
            <Link to={`/fa/${id}`} className={styles.link}>
              <StatusDot status={status} />
              <Text truncate>{`N° ${id} - ${name}`}</Text>
              {reviews && (
                <span className={styles.reviews}>
                  <ReviewChips reviews={reviews} teams={reviewers} />
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
      {data.length > SHOWN && (
        <Link to={`/fa?adherent=${userId}`} className={styles.more}>
          Voir mes FAs
        </Link>
      )}
    </>
  );
}
